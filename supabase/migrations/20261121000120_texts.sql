-- Texts: what is seen of them, how they are compared, and what is refused in them.

-- Whether anything of a text can be seen; the same characters as `hasVisibleCharacter` in lib/domain/text/visible.ts.
create function public.has_visible_character(words text) returns boolean
  language sql immutable set search_path = '' as $$
  select words ~ ('[^'
    || '\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u1680'
    || '\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0'
    || '\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a'
    || '\U000e0000-\U000e0fff]')
$$;

-- A text without what nobody sees; the same characters as `stripInvisible` in lib/domain/text/invisible.ts.
create function public.without_unseen(p_text text) returns text
  language sql immutable set search_path = '' as $$
  select regexp_replace(p_text, '['
    || '\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e'
    || '\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff'
    || ']', '', 'g')
$$;

-- An email address as it is kept and compared.
create function public.plain_address(p_email text) returns text
  language sql immutable set search_path = '' as $$
  select lower(btrim(regexp_replace(public.without_unseen(p_email), '[\u0001-\u001f\u007f-\u009f]', '', 'g')))
$$;

-- Whether a text holds nothing that `cleaned` in lib/domain/text/invisible.ts takes away wherever it stands.
create function public.is_cleaned(p_text text) returns boolean
  language sql immutable set search_path = '' as $$
  select seen = public.without_unseen(seen) from regexp_replace(
    p_text, '[\u180b-\u180f\u200c\u200d\ufe00-\ufe0f\U000e0020-\U000e007f\U000e0100-\U000e01ef]', '', 'g'
  ) as seen
$$;

-- A text as people compare words: the same rule as `fold` in lib/domain/text/fold.ts. Nothing of it depends on the
-- database's locale. Plain ASCII takes the short way.
create function public.fold_text(p_text text) returns text
  language sql immutable parallel safe set search_path = '' as $$
  select case when octet_length(p_text) = char_length(p_text)
    then lower(replace(p_text, '`', '''') collate "C") else normalize(
    replace(replace(replace(replace(translate(
      lower(regexp_replace(public.without_unseen(normalize(translate(p_text, '´`', ''''''), NFKD)), '['
        || '\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640'
        || '\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08ca-\u08e1\u08e3-\u08ff'
        || '\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u2de0-\u2dff\ufe20-\ufe2f'
        || ']', '', 'g') collate "C"),
      'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ'
      || 'ҊҌҎҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾҐґ'
      || 'ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ'
      || 'ŁłƚØøƟɵƆɔĐđÐðƉɖƊɗĦħıƗɨŊŋƝɲŦŧƬƭȾⱦɃƀƁɓƇƈȻȼƎǝƏəƐɛɆɇƑƒǤǥƓɠƘƙĸƤƥɌɍɄʉƲʋƳƴɎɏƵƶÆŒÞẞ'
      || 'ٱةہھەىیک‘’ʻʼ׳′',
      'αβγδεζηθικλμνξοπρστυφχψωσђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюя'
      || 'ҋҍҏғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿгг'
      || 'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ'
      || 'lllooooooddddddddhhiiinnnnttttttbbbbcccceeeeeeeeffggggkkkpprruuvvyyyyzzæœþß'
      || 'اههههييك'''''''''''''
    ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFC)
  end
$$;

-- A person's words as they are kept: null if nothing of them can be read.
create function public.readable_reason(words text) returns text
  language sql immutable set search_path = '' as $$
  select case when public.has_visible_character(words) then btrim(words) end
$$;

-- Whether words say an address of the web or of a mailbox whatever stands around it: a scheme, '//', 'www.' or '@', in full
-- width too and with nothing invisible between. The same pattern as `ADDRESS` in lib/domain/text/address.ts. Of longer
-- words their length is refused.
create function public.reads_as_address(words text) returns boolean
  language sql immutable set search_path = '' as $$
  select char_length(words) <= 2000 and public.without_unseen(lower(normalize(words, NFKC) collate "C"))
    ~ '(^|[^a-z0-9])(https?|hxxps?|ftps?|mailto|tel|sms|javascript|data|file):[^\t-\r \u0085\u1680\u2028\u2029]|//|(^|[^a-z0-9])www[.。]|@'
$$;

-- Refuses new words of a column that strangers read in our mails, if they say an address, hide a character or show
-- none. What was stored before stays.
create function public.refuse_addresses() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  fresh constant text := to_jsonb(new) ->> tg_argv[0];
begin
  if tg_op = 'UPDATE' and fresh is not distinct from to_jsonb(old) ->> tg_argv[0] then
    return new;
  end if;
  if public.reads_as_address(fresh) then
    raise exception 'column "%" of "%" takes no web or email address', tg_argv[0], tg_table_name using errcode = '23514';
  elsif not public.is_cleaned(fresh) then
    raise exception 'column "%" of "%" takes nothing invisible', tg_argv[0], tg_table_name using errcode = '23514';
  elsif fresh <> '' and not public.has_visible_character(fresh) then
    raise exception 'column "%" of "%" takes words that can be read', tg_argv[0], tg_table_name using errcode = '23514';
  end if;
  return new;
end $$;

-- Refuses new words of columns that are one line of text, as names and titles are, if they have a line break or another
-- control character: it would forge a header or a line of a mail, a list or a log. What was stored before stays.
create function public.refuse_lines() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  col text;
  fresh constant jsonb := to_jsonb(new);
  before constant jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}' end;
begin
  foreach col in array tg_argv loop
    if fresh -> col is distinct from before -> col
      and fresh ->> col ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]' then
      raise exception 'one_line' using errcode = '23514', detail = format('column %I of %I takes one line', col, tg_table_name);
    end if;
  end loop;
  return new;
end $$;

-- Refuses what no form sends: a direct call may bring megabytes, which a dictionary or an expression reads for seconds.
-- The first statement of every function that users may call with texts; at most p_most bytes in each.
create function public.refuse_long(p_most integer, variadic p_values text[]) returns void
  language plpgsql immutable set search_path = '' as $$
begin
  if exists (select 1 from unnest(p_values) as given where octet_length(given) > coalesce(p_most, 0)) then
    raise exception 'too long' using errcode = '22001';
  end if;
end $$;
grant execute on function public.refuse_long(integer, text[]) to authenticated;
