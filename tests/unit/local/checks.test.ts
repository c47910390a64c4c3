import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkDataDir, checkNothingHosted, checkPorts, portFrom } from "#local/launcher/checks";
import { occupiedPort } from "./support/processes";
import { temporaryFolder } from "./support/temporary";

describe("what a start looks at before it begins", () => {
  it("names the port that another program has, and the variable that chooses another", async () => {
    const { port, free } = await occupiedPort();
    await expect(checkPorts({ SUPABASE_PORT: port })).rejects.toThrow(
      `Port ${port} is taken by another program: stop it, or choose another with SUPABASE_PORT=${port + 100}.`,
    );
    await free();
    await expect(checkPorts({ SUPABASE_PORT: port })).resolves.toBeUndefined();
  });

  it("waits for a server that is just stopping", async () => {
    const { port, free } = await occupiedPort();
    const checked = checkPorts({ PORT: port });
    await free();
    await expect(checked).resolves.toBeUndefined();
  });

  it("names a data folder that can't be written", () => {
    const file = join(temporaryFolder(), "file");
    writeFileSync(file, "");
    expect(() => checkDataDir(join(file, "data"))).toThrow(
      /^The data folder .* can't be written \(ENOTDIR\): set DATA_DIR to a folder of yours/,
    );
  });

  it("ends where a parent refuses without a reason, as /proc does", () => {
    expect(() => checkDataDir("/proc/rolecall/data")).toThrow(/can't be written \(ENOENT\)/);
  });

  it.each(["SUPABASE_URL", "MAIL_API_URL", "WILLO_API_URL"])(
    "refuses to run beside a hosted address in %s",
    (name) => {
      expect(() => checkNothingHosted({ [name]: "https://abc.example.com" })).toThrow(
        new RegExp(
          `^${name} is set to https://abc.example.com, but npm start runs the local stack only: unset it`,
        ),
      );
    },
  );

  it("accepts addresses of this machine, and none", () => {
    for (const SUPABASE_URL of ["http://127.0.0.1:3001", "http://localhost:3001", "", undefined]) {
      expect(() => checkNothingHosted({ SUPABASE_URL })).not.toThrow();
    }
  });

  it("reads a port, or says what a port is", () => {
    expect(portFrom({}, "PORT", 3000)).toBe(3000);
    expect(portFrom({ PORT: "" }, "PORT", 3000)).toBe(3000);
    expect(portFrom({ PORT: "4100" }, "PORT", 3000)).toBe(4100);
    for (const PORT of ["abc", "0", "-1", "70000", "3000.5"]) {
      expect(() => portFrom({ PORT }, "PORT", 3000)).toThrow(
        `PORT is "${PORT}": set it to a number between 1 and 65533.`,
      );
    }
  });
});
