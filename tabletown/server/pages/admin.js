// The upkeep page: plain lists and a few buttons. All text goes into the page as text.
let token = sessionStorage.getItem("admin-token") || "";
const $ = (id) => document.getElementById(id);

function cookie(name) {
  const found = document.cookie.split("; ").find((part) => part.startsWith(name + "="));
  return found ? found.slice(name.length + 1) : "";
}

async function call(method, path, body) {
  const headers = { "x-csrftoken": cookie("csrftoken") };
  if (token) headers.authorization = "Bearer " + token;
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch("/api/admin" + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const data = await answer.json();
  if (!answer.ok) throw new Error(data.message || data.code);
  return data;
}

function row(cells, tag = "td") {
  const tr = document.createElement("tr");
  for (const cell of cells) {
    const td = document.createElement(tag);
    if (cell instanceof Node) td.append(cell); else td.textContent = cell === null ? "" : String(cell);
    tr.append(td);
  }
  return tr;
}

function button(label, work) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = label;
  made.addEventListener("click", () => attempt(async () => { if (confirm(label + "?")) { await work(); await refresh(); } }));
  return made;
}

function buttons(...made) {
  const span = document.createElement("span");
  span.append(...made);
  return span;
}

const when = (seconds) => (seconds ? new Date(seconds * 1000).toLocaleString() : "");

async function refresh() {
  const overview = await call("GET", "/overview");
  $("overview").replaceChildren(...Object.entries(overview).flatMap(([name, value]) => {
    const dt = document.createElement("dt"), dd = document.createElement("dd");
    dt.textContent = name.replaceAll("_", " ");
    dd.textContent = String(value);
    return [dt, dd];
  }));
  const tables = await call("GET", "/tables");
  $("tables").replaceChildren(row(["table", "game", "status", "version", "touched", ""], "th"), ...tables.map((t) => row([
    t.id, t.game, t.status, t.version, when(t.touched),
    buttons(
      button("Rewind 1", () => call("POST", `/tables/${t.id}/rewind`, { version: Math.max(0, t.version - 1) })),
      button("Reopen", () => call("POST", `/tables/${t.id}/reopen`)),
      button("Close", () => call("POST", `/tables/${t.id}/close`)),
    ),
  ])));
  const incidents = await call("GET", "/incidents");
  $("incidents").replaceChildren(row(["at", "kind", "table", "version", "detail"], "th"),
    ...incidents.map((i) => row([when(i.at), i.kind, i.table, i.version, i.detail])));
  const reports = await call("GET", "/reports");
  $("reports").replaceChildren(row(["at", "by", "about", "reason", "message", ""], "th"), ...reports.map((r) => row([
    when(r.at), r.by, r.about, r.reason, r.text,
    buttons(
      button("Mute a day", () => call("POST", `/users/${r.about}/mute`, { hours: 24 })),
      button("Done", () => call("POST", `/reports/${r.id}/close`)),
    ),
  ])));
  const users = await call("GET", "/users?name=" + encodeURIComponent($("name").value));
  $("users").replaceChildren(row(["user", "name", "kind", "seen", ""], "th"), ...users.map((u) => row([
    u.user, u.name, u.kind, when(u.seen),
    buttons(
      button("Mute a day", () => call("POST", `/users/${u.user}/mute`, { hours: 24 })),
      button(u.banned ? "Let in" : "Ban", () => call("POST", `/users/${u.user}/ban`, { banned: !u.banned })),
    ),
  ])));
}

async function attempt(work) {
  try {
    $("problem").textContent = "";
    await work();
    $("all").hidden = false;
    $("login").hidden = true;
  } catch (error) {
    $("problem").textContent = error.message;
    if ($("all").hidden) $("login").hidden = false;
  }
}

$("login").addEventListener("submit", (event) => {
  event.preventDefault();
  token = $("token").value;
  sessionStorage.setItem("admin-token", token);
  attempt(refresh);
});
$("announce").addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(() => call("POST", "/announce", { text: $("text").value }));
});
$("find").addEventListener("submit", (event) => { event.preventDefault(); attempt(refresh); });
attempt(refresh);
