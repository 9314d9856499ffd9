"""How word reaches people who are elsewhere: Web Push, mail and feeds, around `captable.tables.notices`."""
