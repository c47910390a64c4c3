import { writeFile } from "node:fs/promises";
import { createClient } from "@supabase/supabase-js";
import type { ServiceDb } from "#lib/data/db";
import * as recordings from "#lib/data/room/recordings";
import * as container from "#lib/vendors/media-container";
import { mediaStore } from "#lib/vendors/media-store";
import { transcode } from "#lib/vendors/transcoder";
import { convertMedia } from "#lib/workflows/room/convert-media";

jest.mock("#lib/data/room/recordings");
jest.mock("#lib/vendors/media-container");
jest.mock("#lib/vendors/transcoder");
jest.mock("#lib/vendors/media-store", () => {
  const store = {
    put: async (_key: string, body: AsyncIterable<Uint8Array>) => {
      for await (const _ of body);
      return { byteSize: 1, sha256: "" };
    },
    withFile: (_key: string, use: (path: string) => unknown) => use("sent.mp4"),
    delete: jest.fn(),
    deleteAll: jest.fn(),
  };
  return { mediaStore: () => store };
});

const service = createClient("http://service.example", "key") as ServiceDb;
const sent = { id: "m", objectKey: "a/m.mp4", contentType: 'video/mp4; codecs="hvc1, mp4a"' };
const COPY = "a/m.converted.mp4";

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(recordings.readPlayableRecording).mockResolvedValue(sent);
  jest.mocked(container.probe).mockResolvedValue({
    durationSeconds: 1,
    hasVideo: true,
    contentType: 'video/mp4; codecs="avc1, mp4a"',
  });
  jest.mocked(transcode).mockImplementation(async (_from, to) => {
    await writeFile(to, "x");
    return true;
  });
});

describe("A recording that was encoded again", () => {
  it.each([
    ["takes the place of what was sent", true, true, [[sent.objectKey]], []],
    ["stays where another worker has put the same there", false, true, [], []],
    ["goes where its candidate was deleted meanwhile", false, false, [], [[COPY]]],
  ])("%s", async (_what, kept, needed, deleted, deletedAll) => {
    jest.mocked(recordings.markConverted).mockResolvedValue(kept);
    jest.mocked(recordings.isNeeded).mockResolvedValue(needed);
    await convertMedia(service, sent.id);
    const store = mediaStore();
    expect(jest.mocked(store.delete).mock.calls).toEqual(deleted);
    expect(jest.mocked(store.deleteAll).mock.calls).toEqual(deletedAll);
  });
});
