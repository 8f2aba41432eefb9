-- Starting a parallel worker takes longer than the whole search.
ALTER FUNCTION "find_booking_names"(text, int) SET max_parallel_workers_per_gather = 0;
ALTER FUNCTION "find_service_request_names"(text, int) SET max_parallel_workers_per_gather = 0;
