-- What whoever runs the service watches: one call, and no figure of it about a company or a person.

create function public.service_figures() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    -- Seconds that the oldest job has been due and nobody has taken it.
    'queueAge', (
      select coalesce(extract(epoch from now() - min(run_at)), 0) from public.jobs
      where finished_at is null and dead_at is null and locked_by is null and run_at <= now()
    ),
    'jobs', (
      select jsonb_build_object(
        'due', count(*) filter (where locked_by is null and run_at <= now()),
        'running', count(*) filter (where locked_by is not null),
        'later', count(*) filter (where locked_by is null and run_at > now()),
        'failing', count(*) filter (where last_error is not null)
      ) from public.jobs where finished_at is null and dead_at is null
    ),
    -- By kind: given up in the last day.
    'dead', (
      select coalesce(jsonb_object_agg(kind, died), '{}') from (
        select kind, count(*) as died from public.jobs where dead_at > now() - interval '1 day' group by kind
      ) by_kind
    ),
    -- By vendor: the longest time from an event to its handling, of those that came in the last hour.
    'webhookLag', (
      select coalesce(jsonb_object_agg(source, lag), '{}') from (
        select source, extract(epoch from max(coalesce(processed_at, now()) - occurred_at)) as lag
        from public.webhook_events
        where received_at > now() - interval '1 hour' and occurred_at is not null group by source
      ) by_source
    ),
    -- Seconds that the oldest due call of a company's own system has waited: its outbox is the queue.
    'outboxLag', (
      select coalesce(extract(epoch from now() - min(run_at)), 0) from public.jobs
      where kind = 'send_webhook' and finished_at is null and dead_at is null and locked_by is null and run_at <= now()
    ),
    -- By service, since the first of the month.
    'spend', (
      select coalesce(jsonb_object_agg(service, used), '{}') from (
        select service, jsonb_build_object(
          'calls', count(*), 'micros', sum(micros), 'inputTokens', sum(input_tokens), 'outputTokens', sum(output_tokens),
          'seconds', sum(seconds)
        ) as used
        from public.model_uses where created_at >= public.spend_month() group by service
      ) by_service
    ),
    'paused', (select count(*) from public.interview_attempts where evaluation_state = 'paused')
  )
$$;
