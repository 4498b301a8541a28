/** Sandboxes of tests hash hundreds of passwords: in this process with few rounds. */
process.env.SANDBOX_PASSWORD_ROUNDS = '16';
