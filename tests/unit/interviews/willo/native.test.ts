import { interviewRequestSchema } from "#lib/domain/interviews/interview-request";
import { wantedInterview } from "#lib/domain/interviews/provider";
import { parseServerEnv, serverEnv } from "#lib/env/server";
import { interviewProvider } from "#lib/vendors/interview-provider";
import { standInEnv } from "#local/stand-in-env";
import { KEYS } from "#tests/unit/local/support/keys";

jest.mock("#lib/env/server", () => ({
  ...jest.requireActual("#lib/env/server"),
  serverEnv: jest.fn(),
}));

const settings: Record<string, string | undefined> = {
  APP_URL: "http://localhost:3000",
  SUPABASE_URL: "http://127.0.0.1:54321",
  SUPABASE_PUBLISHABLE_KEY: "k",
  SUPABASE_SECRET_KEY: "k",
  MEDIA_DIR: "/tmp",
  CRON_SECRET: "c".repeat(16),
  ...standInEnv("http://127.0.0.1:1", KEYS, {}),
};
const department = {
  companyName: "Bright",
  companyLocation: "",
  companyWebsite: null,
  companyPrimaryColour: "#0693e3",
  companySecondaryColour: "#8ed1fc",
  companyLogoUrl: null,
};
const interview = interviewRequestSchema.parse({
  id: "5b1f7a38-4c3e-4a53-8a6a-1d2b7c9e0f11",
  title: "Cook",
  description: "Line cook",
  questions: [{ text: "Why?", order: 1, answer_type: "text" }],
  settings: {},
});
const wanted = wantedInterview(interview, "d".repeat(32));

describe("Our own room as the interview provider", () => {
  it("is what nobody has to choose, makes keys of its own, and calls nobody", async () => {
    jest.mocked(serverEnv).mockReturnValue(parseServerEnv(settings));
    const fetched = jest.spyOn(globalThis, "fetch");
    const provider = interviewProvider();
    expect(provider.name).toBe("native");
    const keys = [
      await provider.createDepartment(department),
      await provider.createDepartment(department),
    ];
    expect(keys).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}$/),
      expect.stringMatching(/^[0-9a-f]{32}$/),
    ]);
    expect(keys[0]).not.toBe(keys[1]);
    expect(await provider.createInterview(wanted)).toBeNull();
    await provider.updateDepartment("k", department);
    await provider.updateInterview("k", wanted);
    await provider.removeInterview("k");
    await provider.removeDepartment("k");
    await provider.removeParticipant("k");
    expect(await provider.readParticipant("k")).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("leaves companies of Willo with Willo, as long as it is set up", () => {
    jest.mocked(serverEnv).mockReturnValue(parseServerEnv(settings));
    expect(interviewProvider("willo").name).toBe("willo");
    const { WILLO_API_KEY: _, WILLO_WEBHOOK_TOKEN: __, ...without } = settings;
    jest.mocked(serverEnv).mockReturnValue(parseServerEnv(without));
    expect(() => interviewProvider("willo")).toThrow("The interview provider isn't set up.");
  });
});
