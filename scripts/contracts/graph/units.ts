// Splits sources into top-level declarations, called units, and finds which unit uses which.
import ts from "typescript";
import { resolveImport, type Source } from "./source.ts";

/** A top-level declaration. The unit without a name holds all other statements. */
export type Unit = {
  file: string;
  name: string;
  /** The units it uses, as `file#name`. */
  uses: Set<string>;
  nodes: ts.Node[];
};

const unitId = (file: string, name: string) => `${file}#${name}`;

type Imports = Map<string, string>;

/** Returns the unit behind each imported name. Type-only imports are left out. */
function importsOf({ file, tree }: Source): Imports {
  const imports: Imports = new Map();
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const target = resolveImport(file, statement.moduleSpecifier.text);
    const clause = statement.importClause;
    if (!target || !clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) continue;
    if (clause.name) imports.set(clause.name.text, unitId(target, "default"));
    if (!clause.namedBindings || ts.isNamespaceImport(clause.namedBindings)) continue;
    for (const { name, propertyName, isTypeOnly } of clause.namedBindings.elements) {
      if (!isTypeOnly) imports.set(name.text, unitId(target, (propertyName ?? name).text));
    }
  }
  return imports;
}

/** Returns the names that a statement declares, with their nodes. */
function declaredBy(statement: ts.Statement): [name: string, node: ts.Node][] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap((declaration) =>
      ts.isIdentifier(declaration.name)
        ? [[declaration.name.text, declaration] as [string, ts.Node]]
        : declaration.name.elements.flatMap((element) =>
            ts.isBindingElement(element) && ts.isIdentifier(element.name)
              ? [[element.name.text, declaration] as [string, ts.Node]]
              : [],
          ),
    );
  if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name)
    return [[statement.name.text, statement]];
  return [];
}

const isDefault = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) === true;

/** Returns the argument of `router({ … })`, or undefined. */
function routesOf(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  const value = ts.isVariableDeclaration(node) ? node.initializer : node;
  const isRouter = value && ts.isCallExpression(value) && value.expression.getText() === "router";
  const [routes] = isRouter ? value.arguments : [];
  return routes && ts.isObjectLiteralExpression(routes) ? routes : undefined;
}

/** Splits a router into one unit per procedure: `cartRouter.addItem`. */
function procedures(name: string, node: ts.Node): [name: string, node: ts.Node][] {
  return (routesOf(node)?.properties ?? []).flatMap((property) => {
    const inner = `${name}.${property.name?.getText()}`;
    const value = ts.isPropertyAssignment(property) ? property.initializer : property;
    return routesOf(value) ? procedures(inner, value) : [[inner, value] as [string, ts.Node]];
  });
}

/** Returns every name that a node uses as a value. */
function namesIn(node: ts.Node, found: Set<string> = new Set()): Set<string> {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return found;
  if (ts.isIdentifier(node)) {
    const { parent } = node;
    // Of `cart.get`, only `cart` is a name of this file.
    const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
    const isKey = ts.isPropertyAssignment(parent) && parent.name === node;
    if (!isMember && !isKey) found.add(node.text);
    return found;
  }
  ts.forEachChild(node, (child) => void namesIn(child, found));
  return found;
}

function unitsOf(source: Source): Unit[] {
  const { file, tree } = source;
  const imports = importsOf(source);
  const declared: [name: string, node: ts.Node][] = [];
  const undeclared: ts.Node[] = [];
  for (const statement of tree.statements) {
    const found = file.endsWith(".astro") ? [] : declaredBy(statement);
    for (const [name, node] of found) {
      const inner = procedures(name, node);
      declared.push(...(inner.length > 0 ? inner : [[name, node] as [string, ts.Node]]));
      if (isDefault(statement)) declared.push(["default", node]);
    }
    if (found.length === 0) undeclared.push(statement);
  }
  const local = new Set(declared.map(([name]) => name));
  const unit = (name: string, nodes: ts.Node[]): Unit => {
    const uses = new Set<string>();
    for (const used of nodes.flatMap((node) => [...namesIn(node)])) {
      const target = imports.get(used) ?? (local.has(used) && used !== name ? unitId(file, used) : undefined);
      if (target) uses.add(target);
    }
    return { file, name, uses, nodes };
  };
  const units = declared.map(([name, node]) => unit(name, [node]));
  const rest = unit(file.endsWith(".astro") ? "default" : "", undeclared);
  // A template may use anything the frontmatter imports.
  if (file.endsWith(".astro")) for (const target of imports.values()) rest.uses.add(target);
  for (const statement of tree.statements) {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly || !statement.moduleSpecifier) continue;
    const target = ts.isStringLiteral(statement.moduleSpecifier) && resolveImport(file, statement.moduleSpecifier.text);
    if (!target || !statement.exportClause || !ts.isNamedExports(statement.exportClause)) continue;
    for (const { name, propertyName } of statement.exportClause.elements)
      units.push({ file, name: name.text, uses: new Set([unitId(target, (propertyName ?? name).text)]), nodes: [] });
  }
  return [...units, rest];
}

/** The units of many sources, with a reverse index of their users. */
export class Graph {
  readonly units = new Map<string, Unit>();
  readonly #users = new Map<string, Set<string>>();

  constructor(sources: Source[]) {
    for (const unit of sources.flatMap(unitsOf)) this.units.set(unitId(unit.file, unit.name), unit);
    for (const [id, { uses }] of this.units) {
      for (const used of uses) {
        const users = this.#users.get(used) ?? new Set();
        this.#users.set(used, users.add(id));
      }
    }
  }

  /** Returns these units and everything that uses them, transitively. */
  usersOf(ids: Iterable<string>): Set<string> {
    const found = new Set(ids);
    for (const id of found) for (const user of this.#users.get(id) ?? []) found.add(user);
    return found;
  }
}
