// Resolves `#gateway/x.ts` and `./x.ts` for eslint-plugin-boundaries. Imports have extensions, so a path is enough.
const { existsSync } = require("node:fs");
const { dirname, join, resolve } = require("node:path");

const root = resolve(__dirname, "../..");

exports.interfaceVersion = 2;
exports.resolve = (source, importer) => {
  const path = source.startsWith("#")
    ? join(root, source.slice(1))
    : source.startsWith(".")
      ? resolve(dirname(importer), source)
      : undefined;
  return path && existsSync(path) ? { found: true, path } : { found: false };
};
