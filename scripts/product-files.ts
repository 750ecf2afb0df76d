import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const TESTS = /\.(?:test|spec|examples)\.tsx?$|\/testing\/|\.generated\.ts$/;

export const listed = (...patterns: readonly string[]): readonly string[] =>
  execFileSync("git", ["ls-files", ...patterns], { cwd: root, encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((path) => existsSync(join(root, path)));

export const productFiles = (): readonly string[] =>
  listed("*/src/*.ts", "*/src/*.tsx", "*/src/**/*.ts", "*/src/**/*.tsx").filter(
    (path) => !TESTS.test(path) && !path.startsWith("words/") && !path.includes("/locales/"),
  );

export const sourceOf = (path: string): string => readFileSync(join(root, path), "utf8");
