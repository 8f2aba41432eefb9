-- Not every piece of the wanted text: each costs the index a list to go through. What tells most is where one word meets
-- the next; of a single word, pieces side by side hold every letter. The text itself decides what is found in the end.
CREATE OR REPLACE FUNCTION "wanted_pieces"(wanted text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT array_agg(DISTINCT piece)
    FROM (SELECT place, substr(wanted, place, 3) AS piece, greatest(length(wanted) - 2, 1) AS last
        FROM generate_series(1, greatest(length(wanted) - 2, 1)) place) pieces
    WHERE place IN (1, last) OR CASE WHEN strpos(wanted, ' ') > 0 THEN strpos(piece, ' ') > 0 ELSE place % 3 = 1 END
$$;
