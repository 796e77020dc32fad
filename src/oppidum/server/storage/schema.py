"""Schema: the tables of the database, version by version, and a connection with our settings."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from oppidum.server.storage.errors import StoreError

# Never edited once released: a new version of the schema is a new entry.
MIGRATIONS = (
    """
    CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        created REAL NOT NULL
    );
    CREATE TABLE matches (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        rules INTEGER NOT NULL,
        book TEXT NOT NULL,
        players INTEGER NOT NULL,
        start INTEGER NOT NULL,
        options TEXT NOT NULL,
        settings TEXT NOT NULL,
        state TEXT NOT NULL,
        scores TEXT,
        ranking TEXT,
        rematch TEXT,
        created REAL NOT NULL
    );
    CREATE INDEX matches_state ON matches (state, created);
    CREATE TABLE seats (
        match TEXT NOT NULL REFERENCES matches (id),
        seat INTEGER NOT NULL,
        person TEXT,
        bot TEXT,
        name TEXT,
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;
    CREATE TABLE events (
        match TEXT NOT NULL REFERENCES matches (id),
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL,
        actor INTEGER NOT NULL,
        text TEXT NOT NULL,
        face TEXT NOT NULL,
        key TEXT,
        at REAL NOT NULL,
        PRIMARY KEY (match, seq)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX events_key ON events (match, key) WHERE key IS NOT NULL;
    CREATE TABLE chat (
        match TEXT NOT NULL REFERENCES matches (id),
        at REAL NOT NULL,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL
    );
    CREATE INDEX chat_match ON chat (match, at);
    """,
    """
    ALTER TABLE matches ADD COLUMN host TEXT;
    ALTER TABLE matches ADD COLUMN public INTEGER NOT NULL DEFAULT 0;
    UPDATE matches SET host = json_extract(settings, '$.host');
    UPDATE matches SET public = 1 WHERE json_extract(settings, '$.public');
    CREATE INDEX matches_host ON matches (host, created);
    CREATE INDEX matches_public ON matches (created) WHERE public AND state IN ('waiting', 'playing');
    CREATE TABLE revoked (
        person TEXT PRIMARY KEY,
        times INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX matches_waiting ON matches (host) WHERE state = 'waiting';
    """,
    """
    CREATE TABLE own (
        person TEXT NOT NULL,
        created REAL NOT NULL,
        match TEXT NOT NULL,
        PRIMARY KEY (person, created, match)
    ) WITHOUT ROWID;
    CREATE VIEW owners AS
        SELECT person, created, id AS match FROM seats JOIN matches ON id = match WHERE person IS NOT NULL
        UNION SELECT host, created, id FROM matches WHERE host IS NOT NULL;
    INSERT INTO own SELECT * FROM owners;
    CREATE TRIGGER own_seat_new AFTER INSERT ON seats WHEN NEW.person IS NOT NULL BEGIN
        INSERT OR IGNORE INTO own SELECT NEW.person, created, id FROM matches WHERE id = NEW.match;
    END;
    CREATE TRIGGER own_seat_change AFTER UPDATE OF person ON seats WHEN OLD.person IS NOT NEW.person BEGIN
        DELETE FROM own WHERE person = OLD.person AND match = OLD.match
            AND created = (SELECT created FROM matches WHERE id = OLD.match)
            AND NOT EXISTS (SELECT 1 FROM owners WHERE person = OLD.person AND match = OLD.match);
        INSERT OR IGNORE INTO own SELECT NEW.person, created, id FROM matches
            WHERE id = NEW.match AND NEW.person IS NOT NULL;
    END;
    CREATE TRIGGER own_match_new AFTER INSERT ON matches WHEN NEW.host IS NOT NULL BEGIN
        INSERT OR IGNORE INTO own VALUES (NEW.host, NEW.created, NEW.id);
    END;
    CREATE TRIGGER own_match_change AFTER UPDATE OF host ON matches WHEN OLD.host IS NOT NEW.host BEGIN
        DELETE FROM own WHERE person = OLD.host AND created = OLD.created AND match = OLD.id
            AND NOT EXISTS (SELECT 1 FROM owners WHERE person = OLD.host AND match = OLD.id);
        INSERT OR IGNORE INTO own SELECT NEW.host, NEW.created, NEW.id WHERE NEW.host IS NOT NULL;
    END;
    CREATE TRIGGER own_seat_gone AFTER DELETE ON seats WHEN OLD.person IS NOT NULL BEGIN
        DELETE FROM own WHERE person = OLD.person AND match = OLD.match
            AND created = (SELECT created FROM matches WHERE id = OLD.match)
            AND NOT EXISTS (SELECT 1 FROM owners WHERE person = OLD.person AND match = OLD.match);
    END;
    CREATE TRIGGER own_match_gone AFTER DELETE ON matches WHEN OLD.host IS NOT NULL BEGIN
        DELETE FROM own WHERE person = OLD.host AND created = OLD.created AND match = OLD.id;
    END;
    DROP INDEX matches_public;
    CREATE INDEX matches_public ON matches (created, id) WHERE public AND state IN ('waiting', 'playing');
    """,
    """
    CREATE TABLE reviews (
        match TEXT PRIMARY KEY REFERENCES matches (id),
        made_by TEXT NOT NULL,
        story BLOB NOT NULL
    ) WITHOUT ROWID;
    """,
)


def connect(path: Path | str) -> sqlite3.Connection:
    """A connection with our settings."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=5, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date; a file from the future is refused."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise StoreError(
            f"the database comes from a newer Oppidum (schema {version}, this one knows {len(MIGRATIONS)}):"
            " install that version again, or restore a backup made before"
        )
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")
