<?php
/**
 * What tests of drafts build on.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Kernel\Container;
use Brolga\Tests\Support\AiProvider;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use ReflectionProperty;
use WP_Abilities_Registry;
use WP_Ability_Categories_Registry;
use WP_Error;

/**
 * A site that has a provider, which answers what the test says.
 */
abstract class AiTestCase extends TestCase {

	protected FrozenClock $clock;

	protected Container $built;

	protected function setUp(): void {
		parent::setUp();
		if ( ! function_exists( 'wp_ai_client_prompt' ) ) {
			self::markTestSkipped( 'This WordPress has no AI client.' );
		}
		$this->clock = new FrozenClock( 'now' );
		$this->built = Built::around( $this->clock );
		AiProvider::connect();
		$this->become( 'editor' );
	}

	protected function tearDown(): void {
		AiProvider::disconnect();
		self::forget_abilities();
		parent::tearDown();
	}

	/** Has WordPress register the abilities when they are next asked for. */
	protected static function forget_abilities(): void {
		foreach ( [ WP_Abilities_Registry::class, WP_Ability_Categories_Registry::class ] as $class ) {
			( new ReflectionProperty( $class, 'instance' ) )->setValue( null, null );
		}
	}

	/**
	 * Runs an action, and expects its answer.
	 *
	 * @param class-string<Ability> $class
	 * @param array<string, mixed>  $input
	 * @return array<string, mixed>
	 */
	protected function run_action( string $class, array $input ): array {
		$answer = $this->built->get( $class )->execute( $input );
		self::assertIsArray( $answer, $answer instanceof WP_Error ? $answer->get_error_message() : '' );
		return $answer;
	}

	/**
	 * Runs an action, and expects an error that says what to do.
	 *
	 * @param string                $code  The error's.
	 * @param class-string<Ability> $class
	 * @param array<string, mixed>  $input
	 */
	protected function assert_refused( string $code, string $class, array $input ): void {
		$answer = $this->built->get( $class )->execute( $input );
		self::assertInstanceOf( WP_Error::class, $answer );
		self::assertSame( $code, $answer->get_error_code() );
		self::assertNotSame( '', $answer->get_error_message() );
	}
}
