<?php
/**
 * Has tests load classes of the plugin as `bin/test mutation` has changed them,
 * and notes which tests call which of their functions.
 *
 * BROLGA_INSTEAD names a file (JSON): a path by the name of a class.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Bin;

use PHPUnit\Event\Code\TestMethod;
use PHPUnit\Event\Event;
use PHPUnit\Event\Test\Finished;
use PHPUnit\Event\Test\PreparationStarted;
use PHPUnit\Event\TestRunner\ExecutionFinished;
use PHPUnit\Event\Tracer\Tracer;
use PHPUnit\Runner\Extension\Extension;
use PHPUnit\Runner\Extension\Facade;
use PHPUnit\Runner\Extension\ParameterCollection;
use PHPUnit\TextUI\Configuration\Configuration;

/**
 * Notes which test calls which function, and how long each test takes.
 */
final class Reached implements Extension, Tracer {

	/**
	 * Which test runs; none while WordPress loads and between two tests.
	 */
	private string $test = '';

	private float $since = 0.0;

	/**
	 * Seconds by test.
	 *
	 * @var array<string, float>
	 */
	private array $seconds = [];

	/**
	 * Who is told. What loads WordPress calls functions before PHPUnit makes one.
	 */
	private static self $self;

	/**
	 * The tests that called a function.
	 *
	 * @var array<string, array<string, true>>
	 */
	private static array $tests = [];

	/**
	 * Notes that a function is called.
	 */
	public static function note( string $place ): null {
		self::$tests[ $place ][ self::$self->test ?? '' ] = true;
		return null;
	}

	/**
	 * Listens to PHPUnit.
	 */
	public function bootstrap( Configuration $configuration, Facade $facade, ParameterCollection $parameters ): void {
		self::$self = $this;
		$facade->registerTracer( $this );
	}

	/**
	 * Hears of a test, of its end, and of the end of all.
	 */
	public function trace( Event $event ): void {
		if ( $event instanceof PreparationStarted ) {
			$test        = $event->test();
			$this->test  = $test instanceof TestMethod ? "{$test->className()}::{$test->methodName()}" : '';
			$this->since = microtime( true );
			// WordPress asks for routes once, and then only the first test would call what adds them.
			$GLOBALS['wp_rest_server'] = null;
		} elseif ( $event instanceof Finished ) {
			$this->seconds[ $this->test ] = ( $this->seconds[ $this->test ] ?? 0.0 ) + microtime( true ) - $this->since;
			$this->test                   = '';
		} elseif ( $event instanceof ExecutionFinished ) {
			$this->report();
		}
	}

	/**
	 * Writes down what was noted.
	 */
	private function report(): void {
		file_put_contents(
			(string) getenv( 'BROLGA_REACHED' ),
			json_encode(
				[
					'tests'   => (object) array_map( array_keys( ... ), self::$tests ),
					'seconds' => (object) $this->seconds,
				],
				JSON_THROW_ON_ERROR
			)
		);
	}
}

( static function (): void {
	$instead = json_decode( (string) file_get_contents( (string) getenv( 'BROLGA_INSTEAD' ) ), true );
	spl_autoload_register(
		static function ( string $name ) use ( $instead ): void {
			$path = is_array( $instead ) ? $instead[ $name ] ?? null : null;
			if ( is_string( $path ) ) {
				require $path;
			}
		},
		prepend: true
	);
} )();
