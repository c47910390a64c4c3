import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { Upload } from "@tus/server";
import { diskUploads } from "#lib/vendors/media-store/disk-uploads";
import { temporaryFolder } from "#tests/unit/local/support/temporary";

const upload = () => new Upload({ id: crypto.randomUUID(), size: 4, offset: 0 });

describe("Uploads in a folder", () => {
  it("make the folder with the first", async () => {
    const { tus, state } = diskUploads(join(temporaryFolder(), "media", "uploads"));
    const { id } = await tus.create(upload());
    expect(await state(id)).toEqual({ offset: 0, size: 4 });
  });

  it("throw to whoever uploads where the folder can't be made, and past nobody", async () => {
    const file = join(temporaryFolder(), "file");
    writeFileSync(file, "");
    const { tus } = diskUploads(join(file, "uploads"));
    await setImmediate();
    await expect(tus.create(upload())).rejects.toMatchObject({ code: "ENOTDIR" });
  });
});
