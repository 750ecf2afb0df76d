import { describe, expect, test } from "vitest";
import { type Asked, CANDIDATE_FROM, matchPerson } from "./match.ts";
import { indexNames, type ListedPerson } from "./name-index.ts";

const person = (id: string, names: readonly string[], more: Partial<ListedPerson> = {}): ListedPerson => ({
  id,
  names: names.map((text) => ({ text, isWeak: false })),
  births: [],
  ...more,
});

const persons = [
  person("arabic", ["Abd al-Rahman Yusuf al-Tikriti"]),
  person("russian", ["Sergey Vladimirovich Shchukin"]),
  person("cyrillic", ["Дмитрий Жаворонков"]),
  person("arabic script", ["محمود السنوسي"]),
  person("korean", ["Ri Yong-chol"]),
  person("hangul", ["곽덕훈"]),
  person("chinese", ["Zhang Xiaoming"]),
  person("spanish", ["José Luis Echeverría Montilla"]),
  person("west african", ["Ousmane Coulibaly"]),
  person("persian", ["Gholamreza Jahangiri"]),
  person("born", ["Lukas Emil Brandt"], { births: [{ year: 1971, month: 5, day: 3 }] }),
  { ...person("weak", []), names: [{ text: "Zoltan", isWeak: true }] },
];
const index = indexNames(persons);

const raised = (name: string, more: Partial<Asked> = {}): readonly string[] =>
  matchPerson(index, { names: [name], birthdate: null, ...more })
    .filter(({ score }) => score >= CANDIDATE_FROM)
    .map(({ person: { id } }) => id);

describe("LAW-19 (in part) a name is found under another spelling", () => {
  test.each([
    ["arabic", "Abderrahmane Tikriti"],
    ["arabic", "Abdulrahman Youssef El Tikriti"],
    ["russian", "Serguei Chtchoukine"],
    ["russian", "Sergej Schtschukin"],
    ["russian", "Shchukin Sergey"],
    ["cyrillic", "Dmitry Zhavoronkov"],
    ["arabic script", "Mahmoud Sanousi"],
    ["korean", "Lee Young-chul"],
    ["korean", "Yongchol Ri"],
    ["hangul", "Kwak Tok-hun"],
    ["chinese", "Hsiao-ming Chang"],
    ["chinese", "Xiao Ming Zhang"],
    ["spanish", "Jose Echeverria"],
    ["spanish", "José Luis Echevería"],
    ["west african", "Usman Kulibali"],
    ["persian", "Qolam Reza Jahan-Giri"],
    ["born", "L. Brandt Emil"],
  ])("%s: %s", (id, name) => {
    expect(raised(name)).toEqual([id]);
  });

  test.each([
    "Sergey Petrov",
    "Vladimir Shchukin",
    "Ri Chol-yong",
    "Zhang Xiaoling",
    "José Montilla Bermúdez",
    "Zoltan Kiss",
  ])("not %s", (name) => {
    expect(raised(name)).toEqual([]);
  });
});

describe("LAW-19 (in part) the date of birth", () => {
  const scoreOf = (birthdate: string | null): number | undefined =>
    matchPerson(index, { names: ["Lukas Brandt"], birthdate })[0]?.score;

  test("lowers the candidate if it contradicts, and not if it is unknown", () => {
    const [unknown = 0, same = 0, other = 0] = [null, "1971-05-03", "1991-04-14"].map(scoreOf);
    expect(same).toBeGreaterThan(unknown);
    expect(other).toBeLessThan(unknown);
    expect(unknown).toBeGreaterThanOrEqual(CANDIDATE_FROM);
  });

  test("gives reasons beside those of the name", () => {
    const [match] = matchPerson(index, { names: ["Lukas Brandt"], birthdate: "1991-05-03" });
    expect(match?.reasons).toEqual([
      { code: "NAME_PARTS_ALIKE", alike: 2, of: 2 },
      { code: "NAME_PARTS_MORE", more: 1 },
      { code: "BIRTH_DIFFERS", years: 20 },
    ]);
  });

  test("weighs less against a name that few have", () => {
    expect(raised("Lukas Emil Brandt", { birthdate: "1991-05-03" })).toEqual(["born"]);
    expect(raised("Lukas Brandt", { birthdate: "1991-05-03" })).toEqual([]);
  });
});
