import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import * as z from "zod/mini";
import { useAppForm } from "#components/shared/use-app-form";

const nameSchema = z.object({ name: z.string().check(z.minLength(1, "Enter a name")) });

type FormProps = { load: () => Promise<typeof nameSchema>; send: (name: string) => void };

function Form({ load, send }: FormProps) {
  const { register, handleSubmit, formState } = useAppForm(load);
  return (
    <form onSubmit={handleSubmit(({ name }) => send(name))}>
      <input aria-label="Name" {...register("name")} />
      <p>{formState.errors.name?.message}</p>
      {formState.isDirty ? <p>Changed</p> : null}
      <button type="submit">Save</button>
    </form>
  );
}

const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

describe("A form", () => {
  it("asks for its schema when somebody comes to it, not before", async () => {
    const load = jest.fn(async () => nameSchema);
    render(<Form load={load} send={() => {}} />);
    expect(load).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("says what its schema refuses and sends nothing", async () => {
    const send = jest.fn();
    render(<Form load={async () => nameSchema} send={send} />);
    await save();
    expect(await screen.findByText("Enter a name")).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });

  it("sends once, however often it is pressed while the schema is on its way", async () => {
    const send = jest.fn();
    const { promise, resolve } = Promise.withResolvers<typeof nameSchema>();
    render(<Form load={() => promise} send={send} />);
    await userEvent.type(screen.getByLabelText("Name"), "Maria");
    await save();
    await save();
    resolve(nameSchema);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await save();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  it("is unchanged until somebody types, and again when they take it back, as development renders it too", async () => {
    render(
      <StrictMode>
        <Form load={async () => nameSchema} send={() => {}} />
      </StrictMode>,
    );
    expect(screen.queryByText("Changed")).toBeNull();
    await userEvent.type(screen.getByLabelText("Name"), "M");
    expect(screen.getByText("Changed")).toBeVisible();
    await userEvent.keyboard("{Backspace}");
    expect(screen.queryByText("Changed")).toBeNull();
  });

  it("has changed by what was typed before its script came", async () => {
    const form = <Form load={async () => nameSchema} send={() => {}} />;
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(form);
    const field = screen.getByLabelText("Name");
    if (field instanceof HTMLInputElement) field.value = "Maria";
    render(form, { container, hydrate: true });
    expect(screen.getByText("Changed")).toBeVisible();
    expect(field).toHaveValue("Maria");
  });

  it("leaves the check to the handler where the schema can't be had", async () => {
    const send = jest.fn();
    render(<Form load={() => Promise.reject(new Error("offline"))} send={send} />);
    await userEvent.type(screen.getByLabelText("Name"), "Maria");
    await save();
    await waitFor(() => expect(send).toHaveBeenCalledWith("Maria"));
  });
});
