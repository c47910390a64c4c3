import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CameraRequest } from "#components/room/camera/camera-request";
import { useCamera } from "#components/room/camera/use-camera";
import { LanguageProvider } from "#components/room/language-context";
import { RoomProvider } from "#components/room/room-context";
import { Step } from "#components/room/step";
import { isInsideApp } from "#lib/browser/inside-app";
import { CATALOGS } from "#lib/messages/catalogs";
import { roomMessages } from "#lib/messages/room";
import { server } from "#tests/support/room-client";
import { roomInterview } from "#tests/support/room-interview";

const EN = CATALOGS.en;
const LINK = { href: "https://rolecall.test/i/resume/secret", code: "<svg/>" };
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15";
const ANDROID =
  "Mozilla/5.0 (Linux; Android 15; Pixel 8 Build/AP4A.250205.002; wv) AppleWebKit/537.36";
const APPS = {
  Facebook: `${IPHONE} (KHTML, like Gecko) Mobile/22F76 [FBAN/FBIOS;FBAV/521.0.0.52;FBBV/123;FBDV/iPhone15,2]`,
  "Facebook on Android": `${ANDROID} (KHTML, like Gecko) Version/4.0 Chrome/136.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/512.0;]`,
  Instagram: `${IPHONE} (KHTML, like Gecko) Mobile/22F76 Instagram 382.0.0.28.78 (iPhone15,2; iOS 18_5; en_US)`,
  TikTok: `${IPHONE} (KHTML, like Gecko) Mobile/22F76 musical_ly_39.8.0 BytedanceWebview/d8a21c6`,
  LinkedIn: `${IPHONE} (KHTML, like Gecko) Mobile/22F76 [LinkedInApp]/9.31.1234`,
  WhatsApp: `${ANDROID} (KHTML, like Gecko) Version/4.0 Chrome/136.0 Mobile Safari/537.36 WhatsApp/2.25.14`,
};
const SAFARI = `${IPHONE} (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`;

function Request() {
  return <CameraRequest camera={useCamera()} />;
}

/** A press on 'turn on the camera' in a browser that calls itself so. */
async function ask(userAgent: string, ownLink: () => Promise<typeof LINK | null>) {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  const interview = roomInterview({});
  render(
    <LanguageProvider {...roomMessages("en")} interviewKey={null}>
      <RoomProvider interview={interview} transport={server({ ownLink }, interview.questions)}>
        <Step title="Question">
          <Request />
        </Step>
      </RoomProvider>
    </LanguageProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: EN.video.ask }));
}

const refuse = () => Promise.reject(new DOMException("no", "NotAllowedError"));

beforeEach(() => {
  window.scrollTo = () => {};
  Object.assign(window, { isSecureContext: true });
  const devices = { getUserMedia: refuse };
  Object.defineProperty(navigator, "mediaDevices", { value: devices, configurable: true });
  const known = { isTypeSupported: () => true };
  Object.assign(globalThis, { MediaRecorder: known });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, "mediaDevices");
  Reflect.deleteProperty(globalThis, "MediaRecorder");
});

for (const [app, userAgent] of Object.entries(APPS)) {
  it(`Somebody whom ${app} gives no camera is led on by their own link`, async () => {
    await ask(userAgent, async () => LINK);
    expect(await screen.findByText(EN.permission.blocked.title)).toBeVisible();
    expect(await screen.findByText(LINK.href)).toBeVisible();
    expect(screen.queryByRole("button", { name: EN.permission.copy })).toBeNull();
  });

  it(`Somebody whom ${app} gives nothing to record with is told where to go`, async () => {
    Reflect.deleteProperty(navigator, "mediaDevices");
    await ask(userAgent, async () => LINK);
    expect(await screen.findByText(EN.permission.blocked.title)).toBeVisible();
    expect(await screen.findByText(LINK.href)).toBeVisible();
  });
}

it("Somebody who said no in a browser of its own reads how to allow it", async () => {
  await ask(SAFARI, async () => LINK);
  expect(await screen.findByText(EN.permission.denied.title)).toBeVisible();
  expect(await screen.findByText(LINK.href)).toBeVisible();
});

it("A room without own links offers the page's address", async () => {
  await ask(SAFARI, async () => null);
  const copy = await screen.findByRole("button", { name: EN.permission.copy });
  await userEvent.setup().click(copy);
  expect(await screen.findByText(EN.permission.copied)).toBeVisible();
});

it("A name that is longer than any browser's is not looked at", () => {
  expect(isInsideApp(`Instagram ${"x".repeat(1000)}`)).toBe(false);
});
