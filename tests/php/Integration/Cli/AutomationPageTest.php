<?php
/**
 * The page about commands and abilities.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Cli;

use Brolga\Core\Cli\Commands;
use Brolga\Tests\LeadTestCase;
use ReflectionClass;
use ReflectionMethod;
use WP_CLI;

require_once dirname( __DIR__, 3 ) . '/support/wp-cli.php';

/**
 * LEAD-80 LEAD-81 LEAD-82: docs/automation.md names what there is, all of it and nothing else.
 */
final class AutomationPageTest extends LeadTestCase {

	protected function setUp(): void {
		parent::setUp();
		WP_CLI::$commands = [];
	}

	/**
	 * What a pattern finds on the page, each once, in order.
	 *
	 * @param string $pattern  With one group.
	 * @param bool   $in_table Whether only the table of all that owners can do is looked at.
	 * @return list<string>
	 */
	private static function named( string $pattern, bool $in_table = false ): array {
		$page = (string) file_get_contents( dirname( __DIR__, 4 ) . '/docs/automation.md' );
		preg_match_all( $pattern, $in_table ? (string) strstr( $page, '## WP-CLI', true ) : $page, $found );
		$names = array_unique( $found[1] ?? [] );
		sort( $names );
		return $names;
	}

	/**
	 * The commands below `wp brolga`, as one types them, with their help.
	 *
	 * @return array<string, string>
	 */
	private function commands(): array {
		$this->built->get( Commands::class )->register();
		$help = [];
		foreach ( WP_CLI::$commands as $words => $command ) {
			foreach ( ( new ReflectionClass( $command ) )->getMethods( ReflectionMethod::IS_PUBLIC ) as $method ) {
				$text = (string) $method->getDocComment();
				$name = 1 === preg_match( '/@subcommand (\S+)/', $text, $match ) ? $match[1] : $method->getName();
				if ( ! $method->isConstructor() ) {
					$help[ trim(
						substr( $words, strlen( 'brolga ' ) ) . ( '__invoke' === $name ? '' : " {$name}" )
					) ] = $text;
				}
			}
		}
		ksort( $help );
		return $help;
	}

	public function test_the_page_names_every_command_in_its_list_and_no_other(): void {
		$named = self::named( '/^\| `wp brolga ([a-z]+(?: [a-z][a-z-]*)?)/m' );
		self::assertSame( array_keys( $this->commands() ), $named );
	}

	public function test_its_table_names_commands_that_exist(): void {
		$table = self::named( '/`((?:leads|subscribers|subscribe|tests)(?: [a-z-]+)?)[^`]*`/', true );
		self::assertGreaterThan( 20, count( $table ) );
		self::assertSame( [], array_diff( $table, array_keys( $this->commands() ) ) );
	}

	public function test_every_command_that_takes_something_has_an_example(): void {
		foreach ( $this->commands() as $name => $help ) {
			if ( str_contains( $help, '## OPTIONS' ) && str_contains( $help, '* <' ) ) {
				self::assertStringContainsString( "wp brolga {$name} ", $help, $name );
			}
		}
	}

	public function test_no_option_is_one_of_wp_cli_itself(): void {
		$taken = 'path|url|ssh|http|user|skip-plugins|skip-themes|skip-packages|require|exec|context|color|debug|prompt'
			. '|quiet|apache-modules|allow-root';
		foreach ( $this->commands() as $name => $help ) {
			self::assertDoesNotMatchRegularExpression( "/^\\s*\\* \\[--(?:{$taken})[\\]=]/m", $help, $name );
		}
	}

	public function test_the_page_names_every_ability_and_no_other(): void {
		if ( ! function_exists( 'wp_get_abilities' ) ) {
			self::markTestSkipped( 'This WordPress has no abilities.' );
		}
		$abilities = array_filter(
			array_keys( wp_get_abilities() ),
			static fn ( string $name ): bool => str_starts_with( $name, 'brolga/' )
		);
		sort( $abilities );
		self::assertSame( $abilities, self::named( '/^\| `(brolga\/[a-z-]+)`/m' ) );
		$table = array_map(
			static fn ( string $name ): string => "brolga/{$name}",
			self::named( '/ `([a-z-]+)` \|$/m', true )
		);
		self::assertGreaterThan( 10, count( $table ) );
		self::assertSame( [], array_diff( $table, $abilities ) );
	}

	public function test_its_table_names_routes_that_exist(): void {
		$routes = [];
		foreach ( rest_get_server()->get_routes( 'brolga/v1' ) as $path => $handlers ) {
			foreach ( is_array( $handlers ) ? $handlers : [] as $handler ) {
				foreach ( is_array( $handler ) && is_array( $handler['methods'] ?? null )
					? array_keys( $handler['methods'] )
					: [] as $method ) {
					$routes[] = $method . ' ' . preg_replace(
						'/\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)/',
						'{$1}',
						substr( (string) $path, strlen( '/brolga/v1/' ) )
					);
				}
			}
		}
		$named = self::named( '/`((?:GET|POST|PATCH|DELETE) [^`]+)`/', true );
		self::assertGreaterThan( 20, count( $named ) );
		self::assertSame( [], array_diff( $named, $routes ) );
	}
}
