// Search over all sections: every word must occur; titles count more than text. The index is loaded at the first key.
const root = document.currentScript.dataset.root;
const field = document.getElementById("search");
const found = document.getElementById("found");
const MOST = 20;
let loading = null;

if (window.matchMedia("(max-width: 52em)").matches) document.querySelector("nav details").open = false;

const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

function load() {
  loading ??= new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = `${root}/index.js`;
    script.onload = () => done(window.SECTIONS.map((section) => [...section, plain(section[0]), plain(section[3])]));
    script.onerror = failed;
    document.head.append(script);
  });
  return loading;
}

async function search() {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  found.hidden = words.length === 0;
  if (found.hidden) return;
  const sections = await load();
  const rated = [];
  for (const section of sections) {
    let rate = 0;
    for (const word of words) {
      const here = section[4].includes(word) ? 10 : section[5].includes(word) ? 1 : 0;
      if (here === 0) { rate = 0; break; }
      rate += here;
    }
    if (rate > 0) rated.push([rate, section]);
  }
  rated.sort((a, b) => b[0] - a[0]);
  const list = document.createElement("ol");
  for (const [, [title, page, address, text]] of rated.slice(0, MOST)) {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = `${root}/${address}`;
    link.textContent = title === page ? title : `${page}: ${title}`;
    const at = text.lastIndexOf(" ", Math.max(0, plain(text).indexOf(words[0]) - 40)) + 1; // whole words
    const part = document.createElement("p");
    part.textContent = (at > 0 ? "… " : "") + text.slice(at, at + 160).replace(/\s\S*$/, "") + " …";
    item.append(link, part);
    list.append(item);
  }
  const count = document.createElement("p");
  count.textContent = rated.length === 0 ? "Nothing found." : `${rated.length} sections`;
  found.replaceChildren(count, list);
}

field.addEventListener("input", search);
field.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { field.value = ""; found.hidden = true; }
});
