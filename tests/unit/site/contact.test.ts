import { readContactMessage } from "#lib/data/site/contact-messages";
import { AppError } from "#lib/domain/core/errors";
import { contactSchema } from "#lib/domain/site/contact";
import { sendMail } from "#lib/vendors/mail";
import { mailContact } from "#lib/workflows/site/mail-contact";
import { serviceDb as service } from "#tests/support/clients";

jest.mock("#lib/data/site/contact-messages");
jest.mock("#lib/data/site/mailboxes", () => jest.requireActual("#tests/support/mailboxes"));
jest.mock("#lib/vendors/mail");

const message = {
  name: "Dana Ortiz",
  email: "dana@bright.example",
  phone: "813 555 0100",
  subject: "Two locations",
  message: "We have two.\n\nDoes <b>one</b> plan do?",
};

beforeEach(() => jest.mocked(sendMail).mockReset());

describe("A message from the contact page", () => {
  it("reaches support once, word for word, and a reply reaches whoever wrote it", async () => {
    jest.mocked(readContactMessage).mockResolvedValue(message);
    await mailContact(service, "message-1", "support@rolecall.test");
    expect(sendMail).toHaveBeenCalledTimes(1);
    const [mail, key] = jest.mocked(sendMail).mock.calls[0] ?? [];
    expect(mail).toMatchObject({
      to: { address: "support@rolecall.test" },
      replyTo: "dana@bright.example",
      subject: "Message from Dana Ortiz: Two locations",
    });
    expect(mail?.text).toContain("Dana Ortiz (dana@bright.example, 813 555 0100) wrote");
    expect(mail?.text).toContain("We have two.\n\nDoes <b>one</b> plan do?");
    expect(mail?.html).toContain("Does &lt;b&gt;one&lt;/b&gt; plan do?");
    expect(key).toBe("contact-message-1");
  });

  it("without phone and subject says so, or nothing of it", async () => {
    jest.mocked(readContactMessage).mockResolvedValue({ ...message, phone: "", subject: "" });
    await mailContact(service, "message-1", "support@rolecall.test");
    const [mail] = jest.mocked(sendMail).mock.calls[0] ?? [];
    expect(mail?.subject).toBe("Message from Dana Ortiz: no subject");
    expect(mail?.text).toContain("Dana Ortiz (dana@bright.example) wrote");
  });

  it("that is gone is mailed to nobody", async () => {
    jest.mocked(readContactMessage).mockResolvedValue(null);
    await mailContact(service, "message-1", "support@rolecall.test");
    expect(sendMail).not.toHaveBeenCalled();
  });

  it("whose mail fails is tried again by its job", async () => {
    jest.mocked(readContactMessage).mockResolvedValue(message);
    jest.mocked(sendMail).mockRejectedValue(new AppError("vendor_failed", "No."));
    await expect(mailContact(service, "message-1", "support@rolecall.test")).rejects.toThrow("No.");
  });
});

describe("The contact form", () => {
  const empty = { name: " ", email: "", phone: "", subject: "", message: "\n", website: "" };
  const faultsOf = (value: object) =>
    (contactSchema.safeParse({ ...empty, ...value }).error?.issues ?? []).map(
      ({ path, message: words }) => [path[0], words],
    );

  it("says what is missing, each once", () => {
    expect(faultsOf({})).toEqual([
      ["name", "Name is required"],
      ["email", "Email is required"],
      ["message", "Message is required"],
    ]);
  });

  it.each(["dana", "dana@bright", "@bright.example", "da na@bright.example"])(
    "takes no %s for an address",
    (email) => {
      expect(faultsOf({ ...message, email })).toEqual([["email", "Email is invalid"]]);
    },
  );

  it("takes a message without phone and subject", () => {
    expect(faultsOf({ ...message, phone: "", subject: "" })).toEqual([]);
  });
});
