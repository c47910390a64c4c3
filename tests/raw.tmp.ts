import { WebKit } from "./e2e/support/engines/webkit.ts";
const webkit = await WebKit.start();
const raw = (constraints: string, options: string, slice: string, ms: number, kind = "{video:true,audio:true}") => `
 window.log = []; const t0 = performance.now(); const l = (...x) => window.log.push([Math.round(performance.now()-t0), ...x].join(" "));
 navigator.mediaDevices.getUserMedia(${kind}).then(async (s) => {
   window.s = s;
   ${constraints}
   const r = new MediaRecorder(s, ${options}); window.r = r;
   for (const t of ["start","stop","error","dataavailable","pause"]) r.addEventListener(t, (e) => l(t, e.data ? e.data.size : (e.error||""), r.state, r.mimeType));
   r.start(${slice}); l("started", r.mimeType);
   setTimeout(() => { l("stopping"); r.stop(); }, ${ms});
 }).catch((e) => l("fail", e)); void 0`;
try {
  for (const [name, script, wait] of [
    ["video", raw("", "{}", "250", 5000, "{video:true}"), 9000],
    ["both", raw("", "{}", "250", 8000), 12000],
    ["both no slice", raw("", "{}", "", 8000), 12000],
  ] as const) {
    const d = await webkit.session(430, 900);
    await d.open("http://localhost:4560/signin");
    await d.run(script);
    await new Promise((r) => setTimeout(r, wait));
    console.log(name, await d.read("window.log"));
    await d.end();
  }
} finally { webkit.end(); }
process.exit(0);
