import { fireEvent, render, screen } from "@testing-library/react";
import { Player } from "#components/results/answers/player";

const HEVC = 'video/mp4; codecs="hev1.1.6.L93.B0, mp4a.40.2"';

function show(mediaType: string, plays: boolean) {
  jest
    .spyOn(HTMLMediaElement.prototype, "canPlayType")
    .mockImplementation(() => (plays ? "probably" : ""));
  render(<Player mediaId="m-1" mediaType={mediaType} label="Answer 1" attach={() => {}} />);
}
const fails = () => fireEvent.error(screen.getByLabelText("Answer 1"));

let load: jest.SpyInstance;
beforeEach(() => {
  load = jest.spyOn(HTMLMediaElement.prototype, "load").mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe("A recording", () => {
  it("that this browser can't play says why and offers the file", () => {
    show(HEVC, false);
    expect(screen.getByText(/HEVC video and AAC sound/)).toBeVisible();
    expect(screen.getByRole("link", { name: "download the recording" })).toHaveAttribute(
      "href",
      "/api/media/m-1?download",
    );
  });

  it("that is known to be unreadable is offered as a file at once", () => {
    render(<Player mediaId="m-1" mediaType="video/webm" unreadable label="A" attach={() => {}} />);
    expect(screen.getByText(/can't be played/)).toBeVisible();
    expect(screen.getByRole("link", { name: "download the recording" })).toBeVisible();
    expect(screen.queryByLabelText("A")).toBeNull();
  });

  it("that it can play, or of which nothing is known, has a player", () => {
    show("video/webm", false);
    expect(screen.getByLabelText("Answer 1")).toHaveAttribute("src", "/api/media/m-1");
  });

  it("whose address has expired is asked for again at the same place", () => {
    show(HEVC, true);
    const video = screen.getByLabelText<HTMLVideoElement>("Answer 1");
    video.currentTime = 12;
    fails();
    expect(load).toHaveBeenCalledTimes(1);
    video.currentTime = 0;
    fireEvent(video, new Event("loadedmetadata"));
    expect(video.currentTime).toBe(12);
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("that fails twice at one place offers the file, and is not asked for for ever", () => {
    show(HEVC, true);
    fails();
    fails();
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/couldn't be played here/)).toBeVisible();
    expect(screen.getByRole("link", { name: "download the recording" })).toBeVisible();
  });

  it.each(["video/mp4;codecs=vp9,opus", 'video/mp4; codecs="vp09.00.00.08.00.06.06.06.00, opus"'])(
    "that Chromium made is asked about by a name that its player knows: %s",
    (made) => {
      jest
        .spyOn(HTMLMediaElement.prototype, "canPlayType")
        .mockImplementation((type) => (/vp09\.00\.10/.test(type) ? "probably" : ""));
      render(<Player mediaId="m-1" mediaType={made} label="Answer 1" attach={() => {}} />);
      expect(screen.getByLabelText("Answer 1")).toBeVisible();
    },
  );

  it("that this browser can't play has its player once it was converted", () => {
    jest
      .spyOn(HTMLMediaElement.prototype, "canPlayType")
      .mockImplementation((type) => (type === HEVC ? "" : "probably"));
    const player = (mediaType: string) => (
      <Player mediaId="m-1" mediaType={mediaType} label="Answer 1" attach={() => {}} />
    );
    const { rerender } = render(player(HEVC));
    expect(screen.queryByLabelText("Answer 1")).toBeNull();
    rerender(player('video/mp4; codecs="avc1.42E01E, mp4a.40.2"'));
    expect(screen.getByLabelText("Answer 1")).toBeVisible();
  });
});
