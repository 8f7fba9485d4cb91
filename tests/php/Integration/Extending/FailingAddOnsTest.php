<?php
/**
 * Add-ons that throw wherever they are asked.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Extending;

use Brolga\AbTests\Goals\Goal;
use Brolga\AbTests\Goals\GoalKinds;
use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Api\Goals\GoalDefinition;
use Brolga\Api\Goals\GoalKind;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Api\Popups\Field;
use Brolga\Api\Popups\PopupTrigger;
use Brolga\Api\Settings\Values;
use Brolga\Api\Tracking\TrackingService;
use Brolga\Api\Webhooks\HookedEvent;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Kernel\Container;
use Brolga\Popups\Stored\Fields;
use Brolga\Popups\Triggers\PopupTriggers;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use Brolga\Tracking\TrackingServices;
use Brolga\Tracking\TrackingSettings;
use Brolga\Webhooks\Deliveries;
use Brolga\Webhooks\HookedEventListener;
use Brolga\Webhooks\WebhookHandler;
use Closure;
use LogicException;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/**
 * EXT-7
 */
#[Group( 'once' )]
final class FailingAddOnsTest extends TestCase {

	private Container $built;

	private string $log;

	private string $log_before;

	protected function setUp(): void {
		parent::setUp();
		$this->built      = Built::around( new FrozenClock() );
		$this->log        = (string) tempnam( sys_get_temp_dir(), 'brolga' );
		$this->log_before = (string) ini_set( 'error_log', $this->log );
	}

	protected function tearDown(): void {
		ini_set( 'error_log', $this->log_before );
		unlink( $this->log );
		foreach ( [ GoalKinds::FILTER, PopupTriggers::FILTER, 'brolga_tracking_services' ] as $hook ) {
			remove_all_filters( $hook );
		}
		parent::tearDown();
	}

	/**
	 * What another plugin brings is asked for once, so all is built anew.
	 *
	 * @param string $hook The filter.
	 */
	private function add( string $hook, object $one ): void {
		add_filter( $hook, static fn ( array $before ): array => [ ...$before, $one ] );
		$this->built = Built::around( new FrozenClock() );
	}

	private function logged(): string {
		return (string) file_get_contents( $this->log );
	}

	/**
	 * A goal that cannot say what it is has its id for a name, and no script.
	 */
	public function test_a_goal(): void {
		$this->add(
			GoalKinds::FILTER,
			new class() implements GoalKind {
				public function id(): string {
					return 'broken';
				}
				public function definition(): GoalDefinition {
					throw new RuntimeException( 'No goal.' );
				}
			}
		);
		$goals = $this->built->get( GoalKinds::class );
		self::assertNull( $goals->definition( Goal::named( 'broken' ) ) );
		self::assertSame( 'broken', $goals->label( Goal::named( 'broken' ) ) );
		self::assertStringContainsString( 'No goal.', $this->logged() );
	}

	/**
	 * A trigger that cannot name its settings has none, and popups keep all others.
	 */
	public function test_a_trigger(): void {
		$this->add(
			PopupTriggers::FILTER,
			self::trigger( static fn (): array => throw new RuntimeException( 'No fields.' ) )
		);
		self::assertArrayHasKey( 'trigger_delay_start', $this->built->get( Fields::class )->all() );
		self::assertStringContainsString( 'No fields.', $this->logged() );
	}

	/**
	 * EXT-4: a trigger takes no setting that popups have already, and its author is told.
	 */
	public function test_a_trigger_that_names_a_setting_of_ours(): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$before = did_action( 'doing_it_wrong_run' );
		$this->add(
			PopupTriggers::FILTER,
			self::trigger( static fn (): array => [ 'remove_link' => Field::number( 1, 2, 1 ) ] )
		);
		self::assertArrayHasKey( 'enum', $this->built->get( Fields::class )->all()['remove_link']->rules );
		self::assertSame( $before + 1, did_action( 'doing_it_wrong_run' ) );
	}

	/**
	 * An event that cannot be noted is told to nobody, and what happened goes on.
	 */
	public function test_an_event(): void {
		( new HookedEventListener(
			new class() implements HookedEvent {
				public function id(): string {
					return 'broken';
				}
				public function label(): string {
					return 'Broken';
				}
				public function hook(): string {
					return 'something_happened';
				}
				public function note( array $given ): ?array {
					throw new RuntimeException( 'Not noted.' );
				}
				public function data( array $noted ): ?array {
					return null;
				}
			},
			static fn (): Deliveries => throw new LogicException( 'Nothing is queued.' )
		) )->register();
		do_action( 'something_happened' );
		self::assertStringContainsString( 'Not noted.', $this->logged() );
	}

	/**
	 * A service that cannot say how visitors are asked is asked for by its id; one that
	 * cannot say what its script is told is told nothing.
	 */
	public function test_a_service(): void {
		$this->add( 'brolga_tracking_services', self::service( 'silent', false ) );
		$this->add( 'brolga_tracking_services', self::service( 'broken', true ) );
		self::assertSame(
			[ 'silent' => [ 'host' => 'https://silent.example.com' ] ],
			$this->built->get( TrackingSettings::class )->services()
		);
		$asked = $this->built->get( TrackingServices::class )->services();
		self::assertSame(
			[ [ 'silent', Category::Marketing, 'silent.example.com' ] ],
			array_map( static fn ( Service $one ): array => [ $one->id, $one->category, $one->host ], $asked )
		);
		self::assertStringContainsString( 'Not told.', $this->logged() );
		self::assertStringContainsString( 'Not asked.', $this->logged() );
	}

	/**
	 * @param Closure(): array<string, Field> $fields Its settings.
	 */
	private static function trigger( Closure $fields ): PopupTrigger {
		return new class( $fields ) implements PopupTrigger {
			/**
			 * @param Closure(): array<string, Field> $fields Its settings.
			 */
			public function __construct( private readonly Closure $fields ) {}
			public function id(): string {
				return 'broken';
			}
			public function label(): string {
				return 'Broken';
			}
			public function summary( array $settings ): string {
				return 'Broken';
			}
			public function fields(): array {
				return ( $this->fields )();
			}
			public function controls(): array {
				return [];
			}
			public function script(): string {
				return '';
			}
		};
	}

	/**
	 * A service that fails when visitors are asked, or earlier.
	 */
	private static function service( string $id, bool $fails_at_once ): TrackingService {
		return new class( $id, $fails_at_once ) implements TrackingService {
			public function __construct( private readonly string $id, private readonly bool $fails_at_once ) {}
			public function id(): string {
				return $this->id;
			}
			public function schema(): array {
				return [];
			}
			public function problems( Values $values ): array {
				return [];
			}
			public function told( Values $values ): array {
				return $this->fails_at_once
					? throw new RuntimeException( 'Not told.' )
					: [ 'host' => "https://{$this->id}.example.com" ];
			}
			public function consent( string $host ): Service {
				throw new RuntimeException( 'Not asked.' );
			}
			public function script(): string {
				return '';
			}
		};
	}

	/**
	 * A delivery whose plugin is away is told as failed, and not as done.
	 */
	public function test_a_delivery_whose_event_is_gone(): void {
		$this->expectException( Undeliverable::class );
		$this->built->get( WebhookHandler::class )->handle(
			new ClaimedJob( 1, 'token', WebhookHandler::KIND, [ 'event' => 'gone', 'webhook' => 'mine' ], null, 1 )
		);
	}
}
