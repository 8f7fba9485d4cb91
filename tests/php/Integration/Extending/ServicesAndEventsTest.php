<?php
/**
 * An add-on's tracking service and webhook event: those of the example.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Extending;

use Brolga\Core\Kernel\Container;
use Brolga\Core\Settings\SectionFields;
use Brolga\Core\Settings\Vault;
use Brolga\Outbox\OutboxRepository;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use Brolga\Tracking\TrackingSection;
use Brolga\Tracking\TrackingServices;
use Brolga\Tracking\TrackingSettings;
use Brolga\Webhooks\Events\WebhookEvents;
use Brolga\Webhooks\HookedEvents;
use Brolga\Webhooks\Webhook;
use Brolga\Webhooks\Webhooks;
use BrolgaExample\CommentApproved;
use BrolgaExample\EventServer;
use ReflectionMethod;

require_once dirname( __DIR__, 4 ) . '/examples/brolga-example/includes/tracking-service.php';
require_once dirname( __DIR__, 4 ) . '/examples/brolga-example/includes/webhook-event.php';

// Other tests go without them.
remove_all_filters( 'brolga_tracking_services' );
remove_all_filters( 'brolga_webhook_events' );

/**
 * EXT-5 EXT-6
 */
final class ServicesAndEventsTest extends TestCase {

	private Container $built;

	protected function setUp(): void {
		parent::setUp();
		foreach ( [
			'brolga_tracking_services' => new EventServer(),
			'brolga_webhook_events' => new CommentApproved(),
		] as $filter => $one ) {
			remove_all_filters( $filter );
			add_filter( $filter, static fn ( array $before ): array => [ ...$before, $one ] );
		}
		$this->built = Built::around( new FrozenClock() );
	}

	/**
	 * EXT-5: it is set up by its own setting, told to pages and asked for by consent.
	 */
	public function test_a_service_is_set_up(): void {
		$section  = $this->built->get( TrackingSection::class );
		$settings = $this->built->get( TrackingSettings::class );
		self::assertArrayNotHasKey( 'example-events', $settings->services() );
		self::set( $section, [ 'example_event_server' => 'https://events.example.com' ] );
		self::assertSame( [ 'host' => 'https://events.example.com' ], $settings->services()['example-events'] );
		$services = $this->built->get( TrackingServices::class )->services();
		self::assertSame( [ 'example-events', 'events.example.com' ], [ $services[0]->id, $services[0]->host ] );
	}

	/**
	 * EXT-5: the Settings screen is told how to show its setting, and of no other.
	 */
	public function test_the_screen_shows_its_setting(): void {
		$form  = SectionFields::form( $this->built->get( TrackingSection::class ) );
		$group = array_search( 'Other plugins', array_column( $form['groups'], 'title' ), true );
		self::assertSame(
			[ [
				'group'   => $group,
				'name'    => 'example_event_server',
				'control' => 'text',
				'label'   => 'Event server',
				'help'    => 'Receives what visitors do as JSON.',
				'options' => [],
			] ],
			array_values( array_filter(
				$form['fields'],
				static fn ( array $field ): bool => $field['group'] === $group
			) )
		);
	}

	/**
	 * EXT-6: what WordPress tells is queued for the webhooks that want it, and read when it is sent.
	 */
	public function test_an_event_is_told(): void {
		( new Webhooks( new Vault() ) )->put(
			new Webhook(
				'mine',
				'https://1.1.1.1/',
				'sixteen-letters-!',
				[ 'some-form' ],
				[ 'example_comment' ]
			)
		);
		( new Webhooks( new Vault() ) )->put(
			new Webhook( 'other', 'https://1.1.1.1/', 'sixteen-letters-!', [], [ 'lead.created' ] )
		);
		( new ReflectionMethod( HookedEvents::class, 'listen' ) )->invoke( $this->built->get( HookedEvents::class ) );
		$post    = $this->make_post( 'Words' );
		$comment = (int) wp_insert_comment(
			[ 'comment_post_ID' => $post, 'comment_content' => 'Good words', 'comment_approved' => 0 ]
		);
		wp_set_comment_status( $comment, 'approve' );
		$claimed = $this->built->get( OutboxRepository::class );
		$jobs    = array_filter( [ $claimed->claim(), $claimed->claim() ] );
		self::assertCount( 1, $jobs );
		$job = array_shift( $jobs );
		self::assertNotNull( $job );
		self::assertSame(
			[ 'mine', 'example_comment', [ 'comment' => $comment ] ],
			[ $job->payload['webhook'], $job->payload['event'], $job->payload['noted'] ]
		);
		$event = $this->built->get( WebhookEvents::class )->find( 'example_comment' );
		self::assertSame(
			[ 'id' => $comment, 'post' => $post, 'text' => 'Good words' ],
			$event?->data( [ 'comment' => $comment ] )
		);
		wp_delete_comment( $comment, true );
		self::assertNull( $event->data( [ 'comment' => $comment ] ) );
	}
}
