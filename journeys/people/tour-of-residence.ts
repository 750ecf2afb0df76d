import type { ResidenceStep } from "@latchkey/domain/residence/flow.ts";
import { followPolicy } from "../world/parties.ts";
import type { World } from "../world/world.ts";
import type { Applicant } from "./applicant.ts";
import { chooseCountry } from "./countries.ts";
import { daysAgo } from "./income.ts";
import { type ResidenceScreens, residenceScreens } from "./residence.ts";
import { backBy, type Meet, meeting, type Stop, stopWithout } from "./stops.ts";
import { countryName, loadTexts, say, type Texts } from "./texts.ts";

interface Walk {
  readonly applicant: Applicant;
  readonly texts: Texts;
  readonly residence: ResidenceScreens;
  readonly stop: Stop;
  readonly meet: Meet<ResidenceStep>;
  readonly backBy: (...steps: readonly ResidenceStep[]) => Promise<void>;
}

/** A home abroad, typed by hand, with a time before it that nothing is known about; and none in the UK. */
const tourOfHomesAbroad = async ({ applicant, texts, residence, stop, meet }: Walk): Promise<void> => {
  const { page, identity } = applicant;
  const { addresses, questions, residence: words } = texts;
  await meet("in-uk");
  await residence.answer("no");
  await residence.goOn();
  await meet("residential-history");
  const country = page.getByRole("combobox", { name: addresses.country.label });
  await chooseCountry(page, country, countryName(texts.language, "DE"));
  await residence.byHand.click();
  await stop("residential-history-by-hand");
  await residence.fillAddress({ street: "Hafenstraße", city: "Hamburg" });
  const [, month, year] = daysAgo(200);
  await residence.fillStay({ start: [month, year], type: "FAMILY_HOME" });
  await residence.goOn();
  await identity.summary.waitFor();
  await stop("residential-history-gap");
  await residence.option(words.gap.choices.something_else).check();
  await page.getByRole("textbox", { name: say(questions.reason.words) }).fill("On a ship.");
  await stop("residential-history-gap-words");
  await residence.goOn();
  await meet("have-you-ever");
  await residence.answer("yes");
  await residence.goOn();
  await meet("single-uk-residential-history");
};

/** A second home without an end, which is rented, and from whom. */
const tourOfRentedHome = async ({ applicant, texts, residence, stop, meet, backBy }: Walk): Promise<void> => {
  const { page, identity } = applicant;
  const { landlordDetails } = texts.residence;
  await backBy("have-you-ever", "residential-history", "in-uk");
  await residence.answer("yes");
  await residence.goOn();
  await residence.isAt("uk-residential-history");
  await residence.openBlank();
  await residence.fillHome({
    search: "9 Fern Close",
    row: /^9 Fern Close/,
    start: ["01", "2015"],
    type: "RENTED_FLAT",
  });
  await stop("uk-residential-history");
  await residence.goOn();
  await meet("select-address");
  await residence.option("9 Fern Close").check();
  await residence.goOn();
  await meet("rental-details");
  await residence.rent.fill("1150");
  const [day, month, year] = daysAgo(7);
  await residence.paymentPart("day").fill(day);
  await residence.paymentPart("month").fill(month);
  await residence.paymentPart("year").fill(year);
  await residence.goOn();
  await meet("landlordDetails");
  await page.getByRole("button", { name: say(landlordDetails.nobody) }).click();
  await stop("landlordDetails-nobody");
  await residence.goOn();
  await identity.summary.waitFor();
  await stop("landlordDetails-nobody-errors");
  await page.getByRole("button", { name: say(landlordDetails.somebody) }).click();
  await residence.option(landlordDetails.AGENT).check();
  await residence.landlord("firstName").fill("Joanne");
  await residence.landlord("lastName").fill("Pryce");
  await residence.landlord("email").fill("joanne@lettings.example");
  await residence.landlord("phone").fill("+44 113 496 0188");
  await residence.goOn();
};

const tourOfDocuments = async ({ applicant, texts, residence, stop, meet, backBy }: Walk): Promise<void> => {
  const { page } = applicant;
  const { kind } = texts.otherDocumentNames;
  await meet("documentSignpostingForTenancyAgreement");
  await page.getByRole("checkbox").check();
  await residence.goOn();
  await meet("uploadForTenancyAgreement");
  await stopWithout(applicant, texts, stop);
  await residence.isAt("thanks");
  await stop("thanks");
  await residence.goOn();
  await meet("documents");
  await residence.option(texts.residence.documents.none).check();
  await residence.goOn();
  await residence.isAt("none");
  await stop("none");
  await backBy("documents");
  await residence.option(kind.UTILITY_BILL).check();
  await residence.goOn();
  await residence.isAt("documentSignposting");
  await stop("documentSignposting");
  await page.getByRole("checkbox").check();
  await residence.goOn();
  await residence.isAt("upload");
  await stop("upload");
};

/** Through residence, the longest way: abroad and here, two homes without an end, a landlord and both documents. */
export const tourOfResidence = async (applicant: Applicant, world: World, stop: Stop): Promise<void> => {
  const texts = await loadTexts(applicant.language);
  const residence = residenceScreens(applicant.page, texts);
  const walk: Walk = {
    applicant,
    texts,
    residence,
    stop,
    meet: meeting(applicant, residence, stop),
    backBy: backBy(applicant, residence),
  };
  await applicant.hasConsented();
  await followPolicy(world, applicant.email, "identity-residence");
  await residence.open();
  await tourOfHomesAbroad(walk);
  await tourOfRentedHome(walk);
  await tourOfDocuments(walk);
};
