import userEvent from "@testing-library/user-event";
import { openMembers } from "./open-members.tsx";

export const SECOND_FACTOR = "/console/auth/second-factor";

export const pending = {
  email: "ruth.adeyemi@quillfield.example",
  name: "Ruth Adeyemi",
  isEnrolled: true,
  factors: ["passkey", "app"],
  triesLeft: 5,
  administrator: "Lucía Ortega",
};

export const status = (code: number, body: object = {}): Response => Response.json(body, { status: code });
export const over = (): Response => status(410, { code: "SIGN_IN_OVER" });

export type Calls = NonNullable<Parameters<typeof openMembers>[0]["calls"]>;

export const openSecondFactor = async (calls: Calls = {}, given: Partial<typeof pending> = {}) => {
  const opened = await openMembers({
    path: "/console/second-factor",
    calls: { [SECOND_FACTOR]: () => status(200, { ...pending, ...given }), ...calls },
  });
  const { screen } = opened;
  const code = async () =>
    (await screen.findByRole("textbox", { name: /6.digits from your app/ })) as HTMLInputElement;
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const title = (name: string) => screen.findByRole("heading", { level: 1, name });
  /** The sign-in begins again. */
  const beganAgain = async () => {
    await title("Start again");
    await screen.findByText("This sign-in is over");
    if (opened.address() !== "/console/sign-in") throw new Error(`The address is ${opened.address()}`);
  };
  return { ...opened, code, press, title, beganAgain };
};
