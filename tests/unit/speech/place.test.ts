import { placeOf } from "#local/speech/place";

test.each(["", "localhost", "127.0.0.1", "127.1.2.3", "::1"])("%p needs no key", (SPEECH_HOST) => {
  expect(placeOf({ SPEECH_HOST })).toEqual({ host: SPEECH_HOST || "127.0.0.1", port: 3003 });
});

test.each(["0.0.0.0", "::", "10.0.0.5", "127.example.com"])(
  "%p is open to others and needs one",
  (SPEECH_HOST) => {
    expect(() => placeOf({ SPEECH_HOST })).toThrow("needs a SPEECH_KEY");
    expect(() => placeOf({ SPEECH_HOST, SPEECH_KEY: "" })).toThrow("needs a SPEECH_KEY");
    const place = { SPEECH_HOST, SPEECH_PORT: "4000", SPEECH_KEY: "secret" };
    expect(placeOf(place)).toEqual({ host: SPEECH_HOST, port: 4000 });
  },
);
