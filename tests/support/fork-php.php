<?php
/**
 * Runs scripts inside the current folder's site, each in a process of its own
 * that is forked from this one and so finds WordPress compiled in its memory:
 * a test's look into the database takes a tenth of what a new PHP takes.
 *
 * Called with the folder of its orders. `NAME.json` there has `script`,
 * `arguments` and `env`, and `NAME.in` the standard input; a line with NAME on
 * `orders`, a named pipe, starts it. `NAME.out` is what it printed, `NAME.err`
 * what it complained about, and `NAME.done`, which appears last, its status.
 * It ends with the process that started it.
 *
 * @package Brolga
 */

declare( strict_types=1 );

$brolga_orders = $argv[1] ?? '';
$brolga_order  = '';
$brolga_pipe   = fopen( "{$brolga_orders}/orders", 'r+' );
if ( false === $brolga_pipe ) {
	exit( 1 );
}
// Nobody waits for what is forked: it ends by itself.
pcntl_signal( SIGCHLD, SIG_IGN );
$brolga_starter = posix_getppid();

while ( true ) {
	$brolga_read  = [ $brolga_pipe ];
	$brolga_write = $brolga_more = null;
	// A signal ends the waiting, too, with a warning.
	if ( ! @stream_select( $brolga_read, $brolga_write, $brolga_more, 5 ) ) {
		if ( posix_getppid() !== $brolga_starter ) {
			exit( 0 );
		}
		continue;
	}
	$brolga_order = "{$brolga_orders}/" . trim( (string) fgets( $brolga_pipe ) );
	// The first goes on reading orders; the second waits for the third, which may end in any way.
	$brolga_second = pcntl_fork();
	if ( 0 < $brolga_second ) {
		continue;
	}
	pcntl_signal( SIGCHLD, SIG_DFL );
	$brolga_third = pcntl_fork();
	if ( 0 < $brolga_third ) {
		pcntl_waitpid( $brolga_third, $brolga_ended );
		/** @var int $brolga_ended */
		$brolga_status = pcntl_wifexited( $brolga_ended )
			? (int) pcntl_wexitstatus( $brolga_ended )
			: 128 + (int) pcntl_wtermsig( $brolga_ended );
		file_put_contents( "{$brolga_order}.ends", (string) $brolga_status );
		rename( "{$brolga_order}.ends", "{$brolga_order}.done" );
		// Nothing of what PHP does at its end is meant for this one.
		posix_kill( posix_getpid(), SIGKILL );
	}
	break;
}

/** @var array{script: string, arguments: list<string>, env: array<string, string>} $brolga_work */
$brolga_work = json_decode( (string) file_get_contents( "{$brolga_order}.json" ), true );
fclose( $brolga_pipe );
// What is opened next takes the lowest number that is free: 0, then 1, then 2.
fclose( STDIN );
$brolga_input = fopen( "{$brolga_order}.in", 'r' );
fclose( STDOUT );
$brolga_output = fopen( "{$brolga_order}.out", 'w' );
fclose( STDERR );
$brolga_errors = fopen( "{$brolga_order}.err", 'w' );
foreach ( $brolga_work['env'] as $brolga_name => $brolga_value ) {
	putenv( "{$brolga_name}={$brolga_value}" );
}
$argv                          = [ $brolga_work['script'], ...$brolga_work['arguments'] ];
$_SERVER['argv']               = $argv;
$_SERVER['argc']               = count( $argv );
$_SERVER['SCRIPT_FILENAME']    = $brolga_work['script'];
$_SERVER['PHP_SELF']           = $brolga_work['script'];
$_SERVER['REQUEST_TIME']       = time();
$_SERVER['REQUEST_TIME_FLOAT'] = microtime( true );
mt_srand();

require $brolga_work['script'];
