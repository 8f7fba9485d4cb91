<?php
/**
 * The words of commands and those of the screens.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Cli;

use Brolga\AbTests\Registry\TestStatus;
use Brolga\Core\Cli\Terminal;
use Brolga\Leads\LeadStatus;
use Brolga\Newsletter\Subscribers\SubscriberStatus;
use Brolga\Outbox\Delivery;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_CLI;

require_once dirname( __DIR__, 3 ) . '/support/wp-cli.php';

/**
 * LEAD-82
 */
#[Group( 'once' )]
final class ScreenWordsTest extends TestCase {

	/**
	 * Lists of words: a screen's file, the list's name in it, and what commands say.
	 *
	 * @return array<string, array{string, string, callable(): array<string, string>}>
	 */
	public static function lists(): array {
		return [
			'leads'       => [ 'leads/admin/leads', 'STATUS', LeadStatus::labels( ... ) ],
			'emails'      => [ 'leads/admin/leads', 'DELIVERY', Delivery::labels( ... ) ],
			'subscribers' => [ 'newsletter/admin/subscribers', 'STATUS', SubscriberStatus::labels( ... ) ],
			'tests'       => [ 'ab-tests/admin/experiments', 'STATES', TestStatus::labels( ... ) ],
		];
	}

	/**
	 * @param string                           $screen The screen's folder, from plugin/src.
	 * @param string                           $name   The list's name.
	 * @param callable(): array<string, string> $labels What commands say.
	 */
	#[DataProvider( 'lists' )]
	public function test_commands_call_things_as_the_screens_do(
		string $screen,
		string $name,
		callable $labels
	): void {
		$file = (string) file_get_contents( dirname( __DIR__, 4 ) . "/plugin/src/{$screen}/words.ts" );
		self::assertSame( 1, preg_match( "/const {$name}:[^=]*= \{(.*?)\n\};/s", $file, $list ) );
		preg_match_all( "/^\s*(\w+): _[_x]\(\s*'([^']+)'/m", $list[1] ?? '', $found );
		$words = array_combine( $found[1] ?? [], $found[2] ?? [] );
		$said  = $labels();
		ksort( $words );
		ksort( $said );
		self::assertSame( $words, $said );
	}

	public function test_tables_have_the_words_and_programs_the_values(): void {
		WP_CLI::$said = [];
		$items        = [ [ 'id' => 7, 'status' => 'handed_on' ], [ 'id' => 9, 'status' => 'odd' ] ];
		foreach ( [ [], [ 'format' => 'json' ], [ 'format' => 'ids' ] ] as $options ) {
			Terminal::show( $options, $items, [ 'status' ], [ 'status' => SubscriberStatus::labels() ] );
		}
		self::assertSame(
			[ '[{"status":"Sent to provider"},{"status":"odd"}]', '[{"status":"handed_on"},{"status":"odd"}]', '7 9' ],
			WP_CLI::$said
		);
	}
}
