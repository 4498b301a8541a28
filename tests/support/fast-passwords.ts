/** Sandboxes of tests hash hundreds of passwords: in this process at next to no cost. */
process.env.SANDBOX_PASSWORD_ROUNDS = '16';
