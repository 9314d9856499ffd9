"""How a PostgreSQL database comes to hold tables: numbered, forward only, each done once and never edited.

The functions keep what must happen together in one place and in one round trip. Their names begin with `captable`, so
that a database can hold other things too.
"""

from __future__ import annotations

from typing import Final

FIRST: Final = """
CREATE TABLE journal (
    table_id text NOT NULL, number int NOT NULL, row bytea NOT NULL, PRIMARY KEY (table_id, number)
);
CREATE TABLE tables (
    id text PRIMARY KEY, status text NOT NULL, listed boolean NOT NULL, changed bigint NOT NULL, summary bytea NOT NULL
);
CREATE INDEX tables_listed ON tables (status, changed) WHERE listed;
CREATE TABLE seats (person text NOT NULL, table_id text NOT NULL, PRIMARY KEY (person, table_id));
CREATE INDEX seats_of_table ON seats (table_id);
CREATE TABLE due (
    table_id text NOT NULL, name text NOT NULL, at bigint NOT NULL, claimed_until bigint NOT NULL DEFAULT 0,
    owner text NOT NULL DEFAULT '', PRIMARY KEY (table_id, name)
);
CREATE INDEX due_free ON due (at) WHERE claimed_until = 0;
CREATE INDEX due_claimed ON due (claimed_until) WHERE claimed_until > 0;
CREATE TABLE people (id text PRIMARY KEY, name text NOT NULL);
CREATE UNLOGGED TABLE present (
    table_id text NOT NULL, person text NOT NULL, owner text NOT NULL, PRIMARY KEY (table_id, person, owner)
);
CREATE TABLE agreed (name text PRIMARY KEY, value text NOT NULL);
CREATE TABLE tried (times bigint NOT NULL);
INSERT INTO tried VALUES (0);

CREATE FUNCTION captable_never() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a journal is appended to and never changed';
END $$;
CREATE TRIGGER journal_is_never_changed BEFORE UPDATE OR DELETE ON journal
    FOR EACH ROW EXECUTE FUNCTION captable_never();
CREATE TRIGGER journal_is_never_cut BEFORE TRUNCATE ON journal
    FOR EACH STATEMENT EXECUTE FUNCTION captable_never();

CREATE FUNCTION captable_session(pid int, began timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT pid || '@' || extract(epoch FROM began)
$$;
CREATE FUNCTION captable_channel() RETURNS text LANGUAGE sql STABLE AS $$
    SELECT 'captable_' || current_schema()
$$;
CREATE FUNCTION captable_tell(kind text, for_table text, owner text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify(captable_channel(), kind || ' ' || for_table || ' ' || owner);
END $$;

CREATE FUNCTION captable_set_due(for_table text, names text[], ats bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM due WHERE table_id = for_table AND name != ALL (names);
    INSERT INTO due (table_id, name, at)
        SELECT for_table, wanted.name, wanted.at FROM unnest(names, ats) AS wanted (name, at) ORDER BY wanted.name
        ON CONFLICT (table_id, name) DO UPDATE SET at = excluded.at, claimed_until = 0 WHERE due.at != excluded.at;
END $$;

CREATE FUNCTION captable_append(
    for_table text, first int, new_rows bytea[], new_status text, new_listed boolean, since bigint, new_summary bytea,
    new_people text[], due_names text[], due_ats bigint[], owner text
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    -- Whoever appends at the same time waits at the journal's key, and then has an outdated journal.
    IF first != (SELECT coalesce(max(number) + 1, 0) FROM journal WHERE table_id = for_table) THEN
        RAISE EXCEPTION 'outdated journal' USING ERRCODE = 'CT409';
    END IF;
    INSERT INTO journal SELECT for_table, first + n - 1, added FROM unnest(new_rows) WITH ORDINALITY AS one (added, n);
    IF new_summary IS NOT NULL THEN
        INSERT INTO tables VALUES (for_table, new_status, new_listed, since, new_summary)
            ON CONFLICT (id) DO UPDATE SET status = excluded.status, listed = excluded.listed,
                changed = excluded.changed, summary = excluded.summary;
    END IF;
    IF new_people IS NOT NULL THEN
        DELETE FROM seats WHERE table_id = for_table;
        INSERT INTO seats SELECT someone, for_table FROM unnest(new_people) AS someone;
    END IF;
    IF due_names IS NOT NULL THEN
        PERFORM captable_set_due(for_table, due_names, due_ats);
    END IF;
    PERFORM captable_tell(CASE WHEN new_summary IS NULL THEN 'moved' ELSE 'listed' END, for_table, owner);
END $$;

CREATE FUNCTION captable_be_here(for_table text, who text, here boolean, me text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    IF here THEN
        INSERT INTO present VALUES (for_table, who, me) ON CONFLICT DO NOTHING;
    ELSE
        DELETE FROM present WHERE table_id = for_table AND person = who AND owner = me;
    END IF;
    PERFORM captable_tell('present', for_table, me);
END $$;
"""

SECOND: Final = """
CREATE TABLE reviews (
    table_id text NOT NULL, level text NOT NULL, review bytea NOT NULL, PRIMARY KEY (table_id, level)
);
"""

THIRD: Final = """
CREATE TABLE devices (
    id text PRIMARY KEY, person text NOT NULL, name text NOT NULL, since bigint NOT NULL, seen bigint NOT NULL
);
CREATE INDEX devices_of_person ON devices (person);
CREATE TABLE signed_out (id text PRIMARY KEY, at bigint NOT NULL);
CREATE TABLE keys (
    person text NOT NULL, kind text NOT NULL, key text NOT NULL UNIQUE, made bigint NOT NULL, until bigint,
    PRIMARY KEY (person, kind)
);

-- The door: inside a transaction that says so, a person can be erased.
CREATE OR REPLACE FUNCTION captable_never() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF current_setting('captable.door', true) = 'open' THEN
        RETURN coalesce(NEW, OLD);
    END IF;
    RAISE EXCEPTION 'a journal is appended to and never changed';
END $$;
"""

FOURTH: Final = """
CREATE TABLE rated (table_id text PRIMARY KEY);
CREATE TABLE ratings (
    person text NOT NULL, game text NOT NULL, against text NOT NULL, games int NOT NULL, at bigint NOT NULL,
    mean double precision NOT NULL, deviation double precision NOT NULL, PRIMARY KEY (person, game, against, games)
);
"""

FIFTH: Final = """
CREATE TABLE reach (person text PRIMARY KEY, wishes bytea NOT NULL);
CREATE TABLE ways (
    id text PRIMARY KEY, person text NOT NULL, kind text NOT NULL, device text NOT NULL, sealed bytea NOT NULL,
    made bigint NOT NULL
);
CREATE INDEX ways_of_person ON ways (person);
CREATE TABLE notices (
    person text NOT NULL, way text NOT NULL, table_id text NOT NULL, decision int NOT NULL, at bigint NOT NULL,
    told bigint, PRIMARY KEY (person, way, table_id)
);
CREATE INDEX notices_of_table ON notices (table_id);
CREATE TABLE told (
    person text NOT NULL, way text NOT NULL, last bigint NOT NULL, times bigint NOT NULL, PRIMARY KEY (person, way)
);
"""

SIXTH: Final = """
CREATE TABLE tournaments (
    id text PRIMARY KEY, written int NOT NULL, status text NOT NULL, changed bigint NOT NULL, data bytea NOT NULL
);
CREATE INDEX tournaments_by_status ON tournaments (status);
CREATE TABLE entrants (person text NOT NULL, tournament text NOT NULL, PRIMARY KEY (person, tournament));
CREATE INDEX entrants_of_tournament ON entrants (tournament);
"""

SEVENTH: Final = """
CREATE TABLE passkeys (
    id text PRIMARY KEY, person text NOT NULL, name text NOT NULL, public bytea NOT NULL, used bigint NOT NULL,
    made bigint NOT NULL
);
CREATE INDEX passkeys_of_person ON passkeys (person);
CREATE TABLE invitations (
    person text NOT NULL, table_id text NOT NULL, asker text NOT NULL, at bigint NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX invitations_of_asker ON invitations (asker);
CREATE TABLE blocked (
    person text NOT NULL, other text NOT NULL, at bigint NOT NULL, PRIMARY KEY (person, other)
);
CREATE INDEX blocked_others ON blocked (other);
CREATE TABLE pages (person text PRIMARY KEY, id text NOT NULL UNIQUE, shows bytea NOT NULL);
"""

# As `PARTS` asks, or the planner does not see that it fits.
EIGHTH: Final = """
CREATE INDEX due_to_think ON due (at) WHERE claimed_until = 0 AND (name LIKE 'bot %' OR table_id LIKE '?%');
CREATE INDEX due_by_beginning ON due (table_id text_pattern_ops);
"""

MIGRATIONS: Final = (FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH, SEVENTH, EIGHTH)
