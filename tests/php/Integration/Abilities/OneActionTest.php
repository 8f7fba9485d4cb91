<?php
/**
 * What owners do, by REST, by commands and by abilities.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Abilities;

use Brolga\AbTests\Results\ArchiveTest;
use Brolga\AbTests\Results\ListTests;
use Brolga\AbTests\Results\PromoteVariant;
use Brolga\AbTests\Results\ReportTest;
use Brolga\AbTests\Results\StartTest;
use Brolga\AbTests\Results\StopTest;
use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\ConditionalAbility;
use Brolga\Core\Cli\Commands;
use Brolga\Core\Kernel\Parts;
use Brolga\Kits\Actions\ExportKit;
use Brolga\Kits\Actions\ImportForms;
use Brolga\Kits\Actions\ImportKit;
use Brolga\Kits\Actions\InspectKit;
use Brolga\Kits\Actions\ListKitItems;
use Brolga\Kits\Actions\UndoKit;
use Brolga\Kits\Import\Previous;
use Brolga\Leads\Import\LeadImportAbility;
use Brolga\Leads\Inbox\AddLeadNote;
use Brolga\Leads\Inbox\ChangeLeadStatus;
use Brolga\Leads\Inbox\DeleteLead;
use Brolga\Leads\Inbox\ExportLeads;
use Brolga\Leads\Inbox\ListLeads;
use Brolga\Leads\Inbox\ReplyToLead;
use Brolga\Leads\Inbox\ResendLead;
use Brolga\Newsletter\Admin\DeleteSubscriberAbility;
use Brolga\Newsletter\Admin\SubscribeAbility;
use Brolga\Newsletter\Admin\UnsubscribeAbility;
use Brolga\Newsletter\Import\SubscriberImportAbility;
use Brolga\Newsletter\Subscribers\SubscriberListRepository;
use Brolga\Tests\AbTestCase;
use Brolga\Tests\LeadTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_CLI;
use WP_Error;

require_once dirname( __DIR__, 3 ) . '/support/wp-cli.php';

/**
 * ARCH-850
 */
final class OneActionTest extends LeadTestCase {

	/**
	 * By class: what its ability, its route and its command take. Where there is none, it is empty.
	 */
	private const ACTIONS = [
		SubscribeAbility::class => [ [ 'email' => '{email}' ], '', 'subscribe {email}' ],
		UnsubscribeAbility::class => [
			[ 'id' => '{subscriber}' ],
			'POST subscribers/{subscriber}/unsubscribe',
			'subscribers unsubscribe {subscriber}',
		],
		DeleteSubscriberAbility::class => [
			[ 'id' => '{subscriber}' ],
			'DELETE subscribers/{subscriber}',
			'subscribers delete {subscriber} --yes',
		],
		ListLeads::class => [ [], 'GET leads', 'leads list' ],
		ListKitItems::class => [ [], 'GET kits', 'kit list' ],
		AddLeadNote::class => [ [ 'id' => '{lead}', 'note' => 'Hi' ], '', 'leads note {lead} Hi' ],
		ReplyToLead::class => [
			[ 'id' => '{lead}', 'key' => '{uuid}', 'text' => 'Hi', 'quote' => false, 'done' => false ],
			'POST leads/{lead}/replies {"key":"{uuid}","subject":"Hi","text":"Hi"}',
			'leads reply {lead} Hi',
		],
		ResendLead::class => [ [ 'id' => '{lead}' ], 'POST leads/{lead}/resend', 'leads resend {lead}' ],
		ChangeLeadStatus::class => [ [ 'id' => '{lead}', 'status' => 'done' ], 'DELETE leads/{lead}', '' ],
		DeleteLead::class => [ [ 'id' => '{lead}' ], 'DELETE leads/{lead}?force=1', 'leads delete {lead} --yes' ],
		ListTests::class      => [ [], 'GET tests', 'tests list' ],
		ReportTest::class     => [ [ 'test' => '{test}' ], 'GET tests/{test}', 'tests report {test}' ],
		StartTest::class      => [
			[ 'test' => '{test}', 'anyway' => true ],
			'POST tests/{test}/start?anyway=1',
			'tests start {test} --anyway',
		],
		UndoKit::class        => [ [], 'POST kits/undo', 'kit undo' ],
		StopTest::class       => [ [ 'test' => '{test}' ], 'POST tests/{test}/stop', 'tests stop {test}' ],
		ArchiveTest::class    => [ [ 'test' => '{test}' ], 'POST tests/{test}/archive', 'tests archive {test}' ],
		PromoteVariant::class => [
			[ 'test' => '{test}', 'variant' => 1, 'title' => false ],
			'POST tests/{test}/promote {"variant":1}',
			'tests promote {test} 1 --yes',
		],
	];

	/**
	 * Abilities whose text routes and commands take or give as a file, in pieces. Below them it is one class as well.
	 */
	private const IN_PIECES = [
		ExportLeads::class,
		LeadImportAbility::class,
		SubscriberImportAbility::class,
		ExportKit::class,
		InspectKit::class,
		ImportKit::class,
		ImportForms::class,
	];

	protected function setUp(): void {
		parent::setUp();
		WP_CLI::$commands = [];
		$this->built->get( Commands::class )->register();
		$this->become( 'administrator' );
	}

	/**
	 * Each action.
	 *
	 * @return iterable<string, array{class-string<Ability>}>
	 */
	public static function actions(): iterable {
		foreach ( array_keys( self::ACTIONS ) as $class ) {
			yield $class => [ $class ];
		}
	}

	/**
	 * @param class-string<Ability> $class The action.
	 */
	#[DataProvider( 'actions' )]
	public function test_a_route_a_command_and_an_ability_run_the_same_class( string $class ): void {
		[ $input, $route, $command ] = self::ACTIONS[ $class ];
		add_filter(
			'pre_option_' . Previous::OPTION,
			// Something that can be undone as often as one likes.
			static fn (): array => [ 'settings' => [ 'popups' => [ 'cap_count' => wp_rand( 1, 20 ) ] ] ]
		);
		if ( function_exists( 'wp_get_ability' ) ) {
			$input = json_decode( $this->filled( (string) wp_json_encode( $input ) ), true );
			$name  = $this->built->get( $class )->definition()->name;
			$this->assert_runs( $class, static fn (): mixed => wp_get_ability( "brolga/{$name}" )?->execute( $input ) );
		}
		if ( '' !== $route ) {
			[ $method, $path, $body ] = explode( ' ', $this->filled( $route ), 3 ) + [ 2 => '' ];
			$this->assert_runs(
				$class,
				fn (): mixed => $this->rest( $method, "/brolga/v1/{$path}", '' === $body ? null : $body )->as_error()
			);
		}
		if ( '' !== $command ) {
			$this->assert_runs( $class, fn () => self::type( $this->filled( $command ) ) );
		}
	}

	public function test_each_ability_is_among_them(): void {
		self::assertEqualsCanonicalizing(
			array_filter(
				$this->built->get( Parts::class )->abilities,
				// Drafts have a screen and an ability: tests/php/Integration/Ai.
				static fn ( string $name ): bool => ! is_subclass_of( $name, ConditionalAbility::class )
			),
			[ ...array_keys( self::ACTIONS ), ...self::IN_PIECES ]
		);
	}

	/**
	 * Runs something, and looks who asks the database meanwhile.
	 *
	 * @param class-string<Ability> $class Who should.
	 * @param callable(): mixed     $run   Returns the error, if there is one.
	 */
	private function assert_runs( string $class, callable $run ): void {
		$seen = [];
		// Else the second of them need not ask.
		wp_cache_flush();
		$look = static function ( mixed $query ) use ( &$seen ): mixed {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- Who calls is the question.
			foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $frame ) {
				$seen[ $frame['class'] ?? '' ] = true;
			}
			return $query;
		};
		add_filter( 'query', $look );
		$answer = $run();
		remove_filter( 'query', $look );
		self::assertNull( $answer instanceof WP_Error ? $answer->get_error_message() : null );
		self::assertArrayHasKey( $class, $seen );
	}

	/**
	 * Types a command; it throws where it fails.
	 *
	 * @param string $line Without `wp brolga`, its parts one space apart.
	 */
	private static function type( string $line ): void {
		$args    = [];
		$options = [];
		foreach ( explode( ' ', $line ) as $word ) {
			if ( str_starts_with( $word, '--' ) ) {
				[ $name, $value ]  = explode( '=', substr( $word, 2 ), 2 ) + [ 1 => true ];
				$options[ $name ] = $value;
			} else {
				$args[] = $word;
			}
		}
		$length  = isset( WP_CLI::$commands[ 'brolga ' . implode( ' ', array_slice( $args, 0, 2 ) ) ] ) ? 2 : 1;
		$command = WP_CLI::$commands[ 'brolga ' . implode( ' ', array_splice( $args, 0, $length ) ) ] ?? null;
		$run     = is_callable( $command ) ? $command : [ $command, array_shift( $args ) ];
		self::assertTrue( is_callable( $run ), $line );
		$run( $args, $options );
	}

	/**
	 * Puts something new in the place of each name; numbers lose their quotes.
	 *
	 * @param string $text With names in braces.
	 */
	private function filled( string $text ): string {
		return (string) preg_replace_callback(
			'/"\{(?:lead|subscriber)\}"|\{[a-z]+\}/',
			fn ( array $match ): string => match ( trim( $match[0], '"{}' ) ) {
				'test'       => (string) $this->running_test(),
				'subscriber' => (string) $this->subscriber(),
				'lead'       => (string) $this->insert(),
				'uuid'       => wp_generate_uuid4(),
				default      => self::address(),
			},
			$text
		);
	}

	/**
	 * Somebody on the list.
	 */
	private function subscriber(): int {
		return $this->built->get( SubscriberListRepository::class )->bring(
			'newsletter',
			self::address(),
			false,
			'Jo',
			'Lee',
			[],
			'Said so.',
			gmdate( 'Y-m-d H:i:s' )
		);
	}

	/**
	 * An address that nobody had before.
	 */
	private static function address(): string {
		return wp_generate_password( 12, false ) . '@example.com';
	}

	/**
	 * A page with a test that runs.
	 */
	private function running_test(): int {
		$id = $this->make_post( '', 'draft' );
		wp_update_post(
			[
				'ID'           => $id,
				'post_content' => wp_slash( AbTestCase::ab_test( $id ) ),
				'post_status'  => 'publish',
			]
		);
		$this->make_post( '<!-- wp:button {"brolgaGoal":"' . $id . '"} /-->' );
		return $id;
	}
}
