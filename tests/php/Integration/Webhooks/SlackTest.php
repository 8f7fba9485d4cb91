<?php
/**
 * New leads in a Slack channel.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Webhooks;

use Brolga\Core\Http\AllowedHosts;
use Brolga\Core\Http\Client;
use Brolga\Core\Settings\InvalidSettings;
use Brolga\Core\Settings\SettingsService;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadStatus;
use Brolga\Outbox\RunReport;
use Brolga\Privacy\PolicyText;
use Brolga\Tests\FormTestCase;
use Brolga\Tests\Support\ApiServer;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FixedResolver;
use Brolga\Webhooks\Deliveries;
use Brolga\Webhooks\Events\Occurrence;
use Brolga\Webhooks\Events\SubscriptionRequested;
use Brolga\Webhooks\Slack;
use Brolga\Webhooks\Webhooks;
use Brolga\Webhooks\WebhooksSection;

/**
 * LEAD-734
 */
final class SlackTest extends FormTestCase {

	private const SECRET = 'https://hooks.slack.com/services/T0/B0/abc123XYZ';

	private ?ApiServer $server = null;

	protected function setUp(): void {
		parent::setUp();
		$client = new Client( new FixedResolver(), new AllowedHosts( [ '127.0.0.1' ] ) );
		$client->register();
		$this->built = Built::around( $this->clock, [ Client::class => $client ] );
		delete_option( Webhooks::OPTION );
		self::set( new WebhooksSection(), [ WebhooksSection::SLACK_URL => self::SECRET ] );
		$this->serve();
	}

	protected function tearDown(): void {
		$this->server?->stop();
		putenv( 'BROLGA_SLACK_URL' );
		parent::tearDown();
	}

	/**
	 * Starts the receiver anew, in Slack's place.
	 */
	private function serve( string $mode = 'speak', string $path = '/services/T0/B0/abc123XYZ' ): void {
		$this->server?->stop();
		$this->server = new ApiServer( 'slack', $mode );
		putenv( 'BROLGA_SLACK_URL=' . $this->server->url( $path ) );
	}

	private function deliver(): RunReport {
		return $this->deliver_by( $this->built->get( Slack::class ) );
	}

	private function enquire( string $message = 'What does a wall cost?', string $honeypot = '' ): int {
		$result = $this->service->submit( $this->submission(
			$this->form_on_page( [ 'title' => 'Garden walls' ] ),
			[ 'message' => $message ] + self::VALUES,
			honeypot: $honeypot
		) );
		self::assertNull( $result->error );
		return $result->lead_id;
	}

	/**
	 * What arrived.
	 *
	 * @return array<array-key, mixed>
	 */
	private function message(): array {
		$received = $this->server?->stop() ?? [];
		self::assertCount( 1, $received );
		$message = json_decode( $received[0]['body'], true );
		self::assertIsArray( $message );
		return $message;
	}

	public function test_a_lead_arrives_as_plain_text(): void {
		$id = $this->enquire( 'Call <!channel> & <@U123|us>, @here and @Everyone: *now*' );
		self::assertSame( 2, $this->deliver()->sent );
		$message = $this->message();
		self::assertSame(
			[ false, false, false ],
			[ $message['mrkdwn'], $message['unfurl_links'], $message['unfurl_media'] ]
		);
		$text = $message['text'];
		self::assertIsString( $text );
		self::assertStringStartsWith( "New lead: Garden walls\n\n", $text );
		self::assertStringContainsString( ': Jo Smith', $text );
		self::assertStringContainsString(
			"Call &lt;!channel&gt; &amp; &lt;@U123|us&gt;, @\u{2060}here and @\u{2060}Everyone: *now*",
			$text
		);
		self::assertDoesNotMatchRegularExpression( '/[<>]|&(?!amp;|lt;|gt;)|@(here|everyone)/i', $text );
		self::assertStringEndsWith( "\n\n" . admin_url( "admin.php?page=brolga-leads&amp;lead={$id}" ), $text );
	}

	public function test_a_long_lead_is_cut_before_its_link(): void {
		$id = $this->enquire( str_repeat( '<ä', 2000 ) );
		$this->deliver();
		$text = $this->message()['text'];
		self::assertIsString( $text );
		self::assertLessThan( 6000, mb_strlen( $text ) );
		self::assertStringContainsString( '&lt;ä&lt;…', $text );
		self::assertStringEndsWith( "lead={$id}", $text );
	}

	/**
	 * Slack wants `&`, `<` and `>` escaped once, also where an author without unfiltered_html saved the form.
	 */
	public function test_a_title_is_escaped_once(): void {
		foreach ( [ 'administrator', 'author' ] as $role ) {
			$this->become( $role );
			kses_init();
			// As the editor saves it, slashes and all.
			$page = wp_insert_post( [
				'post_status'  => 'publish',
				'post_type'    => 'author' === $role ? 'post' : 'page',
				'post_title'   => 'Contact',
				'post_content' => wp_slash( self::form(
					[ 'title' => 'Q & A <3' ],
					[
						[
							'fieldId' => 'work',
							'type'    => 'select',
							'label'   => 'Work',
							'options' => [ [ 'label' => 'Lawns & beds' ] ],
						],
						[ 'fieldId' => 'message', 'type' => 'text', 'label' => 'Walls & fences' ],
					]
				) ),
			] );
			$this->become( 'subscriber' );
			kses_remove_filters();
			$this->serve();
			$values = [ 'work' => 'Lawns & beds', 'message' => 'R&D &amp; more' ];
			$result = $this->service->submit( $this->submission( self::id_of( $page ), $values ) );
			self::assertNull( $result->error );
			$this->deliver();
			$text = $this->message()['text'];
			self::assertIsString( $text );
			self::assertStringStartsWith( "New lead: Q &amp; A &lt;3\n\nWork: Lawns &amp; beds\nWalls &amp; fences: R&amp;D &amp;amp; more\n\n", $text, $role );
		}
	}

	public function test_a_test_says_how_it_went(): void {
		update_option( 'blogname', 'Walls &amp; fences' );
		$slack = $this->built->get( Slack::class );
		self::assertSame( 'A test message was posted. Look at the channel.', $slack->test() );
		self::assertSame( 'This is a test from Walls &amp; fences.', $this->message()['text'] );
		$this->serve( path: '/gone' );
		$this->expectExceptionMessage( 'error 404: “no_service”' );
		$slack->test();
	}

	/**
	 * OUTBOX-14: as a webhook, it is tried again, and given up where Slack refuses it.
	 */
	public function test_it_is_tried_again(): void {
		$id = $this->enquire();
		$this->serve( 'broken' );
		self::assertSame( 1, $this->deliver()->failed );
		$this->clock->advance( 60 );
		$this->serve( path: '/gone' );
		self::assertSame( 1, $this->deliver()->dead );
		self::assertStringContainsString(
			'Slack refused the message with error 404: “no_service”. Create a new webhook URL',
			implode( '', array_column( $this->jobs->history( Lead::subject( $id ) ), 'last_error' ) )
		);
	}

	public function test_spam_and_what_is_gone_are_told_to_nobody(): void {
		$result = $this->service->submit( $this->submission( $this->form_on_page(), honeypot: 'I am a robot' ) );
		self::assertNull( $result->error );
		self::assertSame( 0, $this->rows_of( 'outbox' ) );
		$this->inbox->update( $this->enquire(), LeadStatus::Spam, '', 0 );
		$gone = $this->enquire( 'And a fence?' );
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'entries' )} WHERE id = %d", $gone );
		$this->deliver();
		self::assertSame( [], $this->server?->stop() );
	}

	public function test_sign_ups_are_not_its_business(): void {
		$event = $this->built->get( SubscriptionRequested::class );
		$this->built->get( Deliveries::class )->queue( $event, new Occurrence( [ 'signup' => 1 ] ) );
		self::assertSame( 0, $this->rows_of( 'outbox' ) );
	}

	public function test_without_an_address_nothing_is_sent(): void {
		$id = $this->enquire();
		putenv( 'BROLGA_SLACK_URL' );
		self::set( new WebhooksSection(), [ WebhooksSection::SLACK_URL => '' ] );
		$this->deliver();
		self::assertStringContainsString(
			'Slack is not set up',
			implode( '', array_column( $this->jobs->history( Lead::subject( $id ) ), 'last_error' ) )
		);
		$before = $this->rows_of( 'outbox' );
		$this->enquire( 'And a fence?' );
		self::assertSame( $before + 1, $this->rows_of( 'outbox' ), 'The mail.' );
	}

	/**
	 * NEWS-22 REST-18: who knows the address can post, so it is sealed, told to nobody, and in no job.
	 */
	public function test_the_address_stands_nowhere(): void {
		putenv( 'BROLGA_SLACK_URL' );
		$this->enquire();
		foreach ( [ $this->connection->table( 'outbox' ), $this->connection->options_table() ] as $table ) {
			$text = (string) wp_json_encode( $this->connection->rows( "SELECT * FROM {$table}" ) );
			self::assertStringContainsString( 'slack', $text );
			self::assertStringNotContainsString( 'abc123XYZ', $text );
		}
		$this->become( 'administrator' );
		$text = (string) wp_json_encode( $this->rest( 'GET', '/brolga/v1/settings/webhooks' )->get_data() );
		self::assertStringContainsString( 'slack_url', $text );
		self::assertStringNotContainsString( 'abc123XYZ', $text );
	}

	/**
	 * Owners can name Slack alone.
	 */
	public function test_another_host_is_refused(): void {
		putenv( 'BROLGA_SLACK_URL' );
		$service = $this->built->get( SettingsService::class );
		$section = new WebhooksSection();
		foreach ( [
			'http://hooks.slack.com/services/T0/B0/a',
			'https://hooks.slack.com.evil.example/services/T0/B0/a',
			'https://hooks.slack.com@evil.example/services/T0/B0/a',
			'https://evil.example/https://hooks.slack.com/services/T0/B0/a',
			'https://hooks.slack.com/services/../evil',
		] as $url ) {
			try {
				$service->save(
					$section,
					[ WebhooksSection::SLACK_URL => $url ],
					$service->values( $section )->version(),
					1
				);
				self::fail( $url );
			} catch ( InvalidSettings $invalid ) {
				self::assertSame( [ WebhooksSection::SLACK_URL ], array_keys( $invalid->errors ) );
			}
		}
	}

	/**
	 * PRIV-4
	 */
	public function test_the_privacy_policy_names_it(): void {
		self::assertStringContainsString( 'Slack', $this->built->get( PolicyText::class )->text() );
		putenv( 'BROLGA_SLACK_URL' );
		self::set( new WebhooksSection(), [ WebhooksSection::SLACK_URL => '' ] );
		self::assertStringNotContainsString( 'Slack', $this->built->get( PolicyText::class )->text() );
	}
}
