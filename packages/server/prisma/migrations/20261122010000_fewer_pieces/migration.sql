-- Pieces side by side hold every letter of the wanted text as well as overlapping ones do, and the index has a third of
-- their lists to go through. What only has the pieces is told apart by the text itself.
CREATE OR REPLACE FUNCTION "wanted_pieces"(wanted text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT array_agg(DISTINCT substr(wanted, least(place, greatest(length(wanted) - 2, 1)), 3))
    FROM generate_series(1, length(wanted), 3) place
$$;
