// The protocol's TypeScript types, from its JSON Schema on standard input, to standard output:
//   python -m tabletown.server.protocol | node scripts/types.mjs > src/lib/protocol.ts
import { compile } from "json-schema-to-typescript";
import { text } from "node:stream/consumers";

const schema = JSON.parse(await text(process.stdin));
tuples(schema);
const OPTIONAL = new Set(["Welcome", "Ack", "Refused", "Failed"]);

/** Tuples in the older way of JSON Schema, which is what the compiler of types knows. */
function tuples(part) {
  if (part === null || typeof part !== "object") return;
  if (part.prefixItems) {
    part.items = part.prefixItems;
    part.additionalItems = false;
    delete part.prefixItems;
  }
  Object.values(part).forEach(tuples);
}

/**
 * What the server always writes is always there for the reader: only its requests have defaults. What has no default
 * and is not required (a part of a forecast) may be missing.
 */
function complete(name, definition) {
  const sent = definition.additionalProperties === false;
  if (definition.properties && !sent) {
    const required = definition.required ?? [];
    const written = ([field, part]) => required.includes(field) || "default" in part;
    const left = OPTIONAL.has(name) ? required : Object.entries(definition.properties).filter(written).map(([field]) => field);
    definition.required = left.filter((field) => field !== "re" && field !== "was");
  }
  delete definition.title;
  for (const field of Object.values(definition.properties ?? {})) {
    for (const part of [field, ...(field.anyOf ?? [])]) {
      delete part.default;
      delete part.minItems;
      delete part.maxItems;
    }
  }
  return definition;
}

const definitions = Object.fromEntries(
  Object.entries(schema.$defs).map(([name, definition]) => [name, complete(name, definition)]),
);
const wrapper = { title: "Protocol", type: "object", $defs: definitions, additionalProperties: false };
const code = await compile(wrapper, "Protocol", {
  additionalProperties: true,
  bannerComment:
    "/* Generated from the protocol's JSON Schema by scripts/types.mjs: do not edit. */",
  maxItems: -1,
  unreachableDefinitions: true,
  unknownAny: true,
  style: { printWidth: 100 },
});
process.stdout.write(
  code
    .replaceAll(/\n\s*\[k: string\]: unknown;/g, (found, offset, whole) =>
      // An open struct is not an index of anything; a bare dict is.
      /\{\s*$/.test(whole.slice(0, offset)) ? found : "",
    )
    .replaceAll(/\/\*\*\n \* This interface was referenced by[^/]*\*\/\n/g, "")
    .replaceAll(/ \*\n \* This interface was referenced by[\s\S]*?\*\//g, " */")
    .replaceAll(/export interface Protocol \{\s*\}?\n?\}?\n?/g, ""),
);
