import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { DemoFilm } from "#components/site/demo/demo-film";
import { FilmPlayer } from "#components/site/demo/film-player";
import { DEMO_FILM } from "#lib/domain/site/demo-film";

const film = () => screen.getByLabelText(/^Demo: /);
const button = () => screen.queryByRole("button", { name: /^Play the demo 1:\d\d$/ });

describe("The film of the landing page", () => {
  it("has the browser's own player for whoever has no script", () => {
    const html = renderToString(<FilmPlayer of={DEMO_FILM} poster={null} />);
    expect(html).toContain('controls=""');
    expect(html).not.toContain("<button");
  });

  it("has its poster in the first HTML, and asks at once for the one that a page begins with", () => {
    const loading = (film: React.ReactElement) =>
      renderToString(film).match(/loading="\w+"|fetchPriority="\w+"/g);
    expect(loading(<DemoFilm first />)).toEqual([
      'loading="eager"',
      'fetchPriority="high"',
      'loading="lazy"',
    ]);
    expect(loading(<DemoFilm />)).toEqual(['loading="lazy"', 'loading="lazy"']);
  });

  it("is a poster with one button, then the player, which plays", async () => {
    const play = jest.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
    render(<FilmPlayer of={DEMO_FILM} poster={null} />);
    expect(film()).not.toHaveAttribute("controls");
    await userEvent.click(button() ?? film());
    expect(play).toHaveBeenCalledTimes(1);
    expect(film()).toHaveAttribute("controls");
    expect(button()).toBeNull();
  });

  it("can be pressed again where the browser refuses to play", async () => {
    jest.spyOn(HTMLMediaElement.prototype, "play").mockRejectedValue(new Error("No"));
    render(<FilmPlayer of={DEMO_FILM} poster={null} />);
    await userEvent.click(button() ?? film());
    expect(film()).toHaveAttribute("controls");
  });
});
