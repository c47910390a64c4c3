import { createServer } from "node:http";
import { localModelLine } from "#local/launcher/local-models";

/** A server that answers every request with this, and its port. */
async function serverSaying(body: string) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const close = () => new Promise((done) => server.close(done));
  return { place: { name: "Ollama", port }, asked, close };
}

const MODELS = JSON.stringify({ object: "list", data: [{ id: "qwen3:8b" }] });

describe("A language model that already runs on this machine", () => {
  it("is named with the settings that would use it, and asked for its models only", async () => {
    const { place, asked, close } = await serverSaying(MODELS);
    expect(await localModelLine(undefined, [place])).toBe(
      `Ollama answers on port ${place.port} and isn't used. To score with it: LLM_BASE_URL=http://127.0.0.1:${place.port}/v1 LLM_MODEL=qwen3:8b npm start`,
    );
    expect(asked).toEqual(["GET /v1/models"]);
    await close();
  });

  it("isn't looked for where one is configured", async () => {
    const { place, asked, close } = await serverSaying(MODELS);
    expect(await localModelLine("https://llm.example/v1", [place])).toBeNull();
    expect(asked).toEqual([]);
    await close();
  });

  it.each(["<html>Tomcat</html>", "{}", '{"data":[]}'])(
    "is no other server on that port: %s",
    async (body) => {
      const { place, close } = await serverSaying(body);
      expect(await localModelLine(undefined, [place])).toBeNull();
      await close();
      expect(await localModelLine(undefined, [place])).toBeNull();
    },
  );
});
