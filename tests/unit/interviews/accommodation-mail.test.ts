import { readAccommodationOwner } from "#lib/data/room/accommodations";
import { sendMail } from "#lib/vendors/mail";
import { mailAccommodation } from "#lib/workflows/room/mail-accommodation";
import { serviceDb as service } from "#tests/support/clients";

jest.mock("#lib/data/room/accommodations");
jest.mock("#lib/data/site/mailboxes", () => jest.requireActual("#tests/support/mailboxes"));
jest.mock("#lib/vendors/mail");

const job = { jobId: "job-1", attemptId: "attempt-1" };

beforeEach(() => jest.mocked(sendMail).mockReset());

describe("The mail about an accommodation", () => {
  it("tells the owner for which interview one was asked, with the way to it, and never whose or what", async () => {
    jest.mocked(readAccommodationOwner).mockResolvedValue({
      email: "dana@bright.example",
      job: "House cleaner",
    });
    await mailAccommodation(service, job, "https://app.example");
    expect(sendMail).toHaveBeenCalledTimes(1);
    const [mail, key] = jest.mocked(sendMail).mock.calls[0] ?? [];
    expect(mail).toMatchObject({
      to: { address: "dana@bright.example" },
      subject: "Accommodation request for House cleaner",
    });
    expect(mail?.text).toContain("A candidate for House cleaner asked for an accommodation.");
    expect(mail?.text).toContain("See the request: https://app.example/interviews/accommodations");
    expect(mail?.html).toContain('href="https://app.example/interviews/accommodations"');
    expect(key).toBe("accommodation-job-1");
  });

  it("goes to nobody where the interview or its owner is gone", async () => {
    jest.mocked(readAccommodationOwner).mockResolvedValue(null);
    await mailAccommodation(service, job, "https://app.example");
    expect(sendMail).not.toHaveBeenCalled();
  });
});
