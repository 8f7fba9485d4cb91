<?php
/**
 * New posts by mail.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Newsletter;

use Brolga\Business\BusinessSection;
use Brolga\Business\Details;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Kernel\Installer;
use Brolga\Core\Settings\Settings;
use Brolga\Mail\Sender;
use Brolga\Newsletter\Digest\DigestLetter;
use Brolga\Newsletter\Digest\DigestMails;
use Brolga\Newsletter\Digest\DigestPages;
use Brolga\Newsletter\Digest\DigestRepository;
use Brolga\Newsletter\Digest\DigestSchedule;
use Brolga\Newsletter\Digest\PostNews;
use Brolga\Newsletter\Lists\ListMails;
use Brolga\Newsletter\Lists\ListRetention;
use Brolga\Newsletter\Lists\ListTokens;
use Brolga\Newsletter\Lists\NewsletterSection;
use Brolga\Newsletter\Subscribers\Frequency;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Outbox\Outbox;
use Brolga\Outbox\OutboxSweep;
use Brolga\Outbox\Worker;
use Brolga\Tests\NewsletterTestCase;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\Mailers;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;

/**
 * From a published post to each reader's mail, on a clock that stands still.
 */
final class DigestTest extends NewsletterTestCase {

	private DigestPages $pages_job;
	private Worker $worker;

	protected function setUp(): void {
		parent::setUp();
		self::register_from_source( 'newsletter' );
		// The site's own schedule lives by another clock.
		foreach ( [
			'transition_post_status',
			Installer::HOURLY,
			DigestSchedule::EVENT,
			'brolga_run_outbox',
		] as $hook ) {
			remove_all_filters( $hook );
		}
		update_option( 'timezone_string', 'Australia/Brisbane' );
		update_option( 'start_of_week', 1 );
		foreach ( [ 'digests', 'new_posts', 'outbox' ] as $table ) {
			$this->connection->execute( "DELETE FROM {$this->connection->table( $table )}" );
		}
		wp_unschedule_hook( DigestSchedule::EVENT );
		$settings    = new Settings();
		$outbox      = new Outbox( $this->jobs );
		$transaction = new Transaction( $this->connection );
		$digests     = new DigestRepository( $this->connection, $this->clock );
		$subscribers = new SubscriberRepository( $this->connection, $this->clock );
		$mailer      = Mailers::make();
		$letters     = new ListMails(
			$outbox,
			new ListTokens( $this->hmac, $this->clock ),
			new Sender( $settings ),
			new Details( $settings )
		);

		$this->pages_job = new DigestPages( $digests, $subscribers, $outbox, $transaction );
		$this->worker    = new Worker(
			$this->jobs,
			$this->connection,
			$this->clock,
			[
				$this->pages_job,
				new DigestMails(
					$digests,
					$subscribers,
					new DigestLetter( new Sender( $settings ) ),
					$letters,
					$mailer
				),
			],
			0
		);
		$schedule = new DigestSchedule( $digests, $outbox, $transaction, $settings, $this->clock );
		$schedule->register();
		foreach ( [ Installer::HOURLY, DigestSchedule::EVENT ] as $event ) {
			add_action( $event, $schedule->run_task( ... ), 5 );
		}
		$this->catch_mail();
	}

	/**
	 * Publishes a post.
	 *
	 * @param array{
	 *     post_content?: string,
	 *     post_password?: string,
	 *     post_status?: string,
	 *     post_type?: string,
	 *     post_date?: string,
	 *     post_date_gmt?: string,
	 * } $more What is not as usual.
	 */
	private function publish( string $title, array $more = [] ): int {
		$id = wp_insert_post(
			$more + [
				'post_title'   => $title,
				'post_content' => "<!-- wp:paragraph --><p>About {$title}.</p><!-- /wp:paragraph -->",
				'post_status'  => 'publish',
				'post_type'    => 'post',
			],
			true
		);
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * Puts readers on a list.
	 *
	 * @param int       $count     How many.
	 * @param Frequency $frequency Which list.
	 * @param string    $status    confirmed, pending, unsubscribed.
	 */
	private function readers(
		int $count,
		Frequency $frequency = Frequency::AtOnce,
		string $status = 'confirmed'
	): void {
		for ( $i = 0; $i < $count; $i++ ) {
			$this->connection->insert(
				'subscribers',
				[
					'list_id'      => $frequency->list_id(),
					'email'        => "{$status}{$i}@example.com",
					'fields'       => '',
					'status'       => $status,
					'consent_text' => '',
					'consent_page' => '',
					'consent_at'   => '2026-01-01 00:00:00',
					'created_at'   => '2026-01-01 00:00:00',
				]
			);
		}
	}

	/**
	 * @param string $moment In UTC.
	 */
	private function set_clock( string $moment ): void {
		$this->clock->advance( (int) strtotime( "{$moment} UTC" ) - $this->clock->timestamp() );
	}

	/**
	 * Cron comes, and the queue is worked on to its end.
	 *
	 * @return list<string> Recipients of this run's mails.
	 */
	private function run_cron(): array {
		$this->mails = [];
		do_action( Installer::HOURLY );
		$this->worker->run( 10000, 600 );
		return array_map(
			static fn ( array $mail ): string => implode(
				',',
				array_filter( is_array( $mail['to'] ) ? $mail['to'] : [ $mail['to'] ], is_string( ... ) )
			),
			$this->mails
		);
	}

	/**
	 * OUTBOX-25: a digest that left while the clock was ahead keeps no later one
	 * back, and what was published meanwhile is told once.
	 */
	public function test_readers_do_not_wait_for_a_clock_that_was_ahead(): void {
		$this->readers( 1 );
		$this->clock->advance( 5 * 86400 );
		$this->publish( 'Told' );
		$this->clock->advance( 120 );
		self::assertCount( 1, $this->run_cron() );
		$this->publish( 'Not told yet' );
		$this->clock->advance( 60 - 5 * 86400 );
		self::assertSame( [], $this->run_cron(), 'A post rests for a minute.' );
		$this->publish( 'New' );
		$this->clock->advance( 120 );
		self::assertCount( 1, $this->run_cron() );
		$text = $this->mails[0]['message'];
		self::assertStringContainsString( 'Not told yet', $text );
		self::assertStringContainsString( 'About New', $text );
		self::assertStringNotContainsString( 'About Told', $text );
		$this->clock->advance( 7200 );
		self::assertSame( [], $this->run_cron() );
	}

	/**
	 * EMAIL-400: readers are told where the business is, as its owner says.
	 */
	public function test_a_mail_says_where_the_business_is(): void {
		$this->readers( 1 );
		self::set(
			new BusinessSection(),
			[
				'business_email' => 'hello@fig.example',
				'business_phone' => '0113 496 0000',
				'street'         => '1 High Street',
				'city'           => 'Leeds',
				'country'        => 'GB',
			]
		);
		$this->publish( 'Told' );
		$this->clock->advance( 120 );
		self::assertCount( 1, $this->run_cron() );
		self::assertStringContainsString(
			", hello@fig.example\n\n1 High Street, Leeds\n0113 496 0000\n\nUnsubscribe",
			str_replace( "\r", '', $this->mails[0]['message'] )
		);
	}

	/**
	 * FEED-400 FEED-401: the choice that is kept with a post holds, until the mails leave and where it was scheduled.
	 */
	public function test_a_post_is_mailed_as_its_writer_chose(): void {
		$this->readers( 1 );
		$told = $this->publish( 'Told' );
		update_post_meta( $this->publish( 'Kept back' ), PostNews::META, PostNews::OFF );
		$later = $this->publish(
			'Scheduled',
			[ 'post_status' => 'future', 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() + 86400 ) ]
		);
		update_post_meta( $later, PostNews::META, PostNews::OFF );
		$again = $this->publish(
			'Scheduled and sent',
			[ 'post_status' => 'future', 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() + 86400 ) ]
		);
		self::assertSame( 'future', get_post_status( $again ) );
		$this->clock->advance( 120 );
		self::assertCount( 1, $this->run_cron() );
		self::assertStringContainsString( 'About Told', $this->mails[0]['message'] );
		self::assertStringNotContainsString( 'Kept back', $this->mails[0]['message'] );
		self::assertTrue( PostNews::is_wanted( $told ) );
		wp_publish_post( $later );
		wp_publish_post( $again );
		$this->clock->advance( 7200 );
		self::assertCount( 1, $this->run_cron() );
		self::assertStringContainsString( 'About Scheduled and sent', $this->mails[0]['message'] );
		self::assertStringNotContainsString( 'About Scheduled.', $this->mails[0]['message'] );
	}

	/**
	 * FEED-400 FEED-641: the editor hears how many readers each list has, of what would be news to them, and why others
	 * are no readers.
	 */
	public function test_the_editor_hears_who_would_be_mailed(): void {
		$this->become( 'editor' );
		$told = function ( int $post ): string {
			$GLOBALS['post'] = get_post( $post );
			set_current_screen( 'post' );
			$GLOBALS['wp_scripts'] = null;
			wp_register_script( 'brolga-editor-news', 'https://example.com/news.js', [], '1' );
			do_action( 'enqueue_block_editor_assets' );
			$before = (array) wp_scripts()->get_data( 'brolga-editor-news', 'before' );
			return implode( '', array_filter( $before, is_string( ... ) ) );
		};
		remove_all_filters( 'enqueue_block_editor_assets' );
		Built::around( $this->clock )->get( PostNews::class )->register();
		$draft = $this->publish( 'Draft', [ 'post_status' => 'draft' ] );
		self::assertSame( '', $told( $draft ) );
		$this->readers( 3, Frequency::Daily );
		$this->readers( 2, Frequency::Weekly, 'pending' );
		self::assertStringContainsString( '[{"name":"New posts, once a day","readers":3}]', $told( $draft ) );
		self::assertStringContainsString( '"others":{"pending":2,"left":0,"elsewhere":0}', $told( $draft ) );
		self::assertSame( '', $told( $this->publish( 'Told' ) ) );
		$page = $this->publish( 'Page', [ 'post_status' => 'draft', 'post_type' => 'page' ] );
		self::assertSame( '', $told( $page ) );
		do_action( 'rest_api_init' );
		self::assertContains( PostNews::META, array_keys( get_registered_meta_keys( 'post', 'post' ) ) );
	}

	/**
	 * FEED-3 FEED-4: each confirmed reader gets one mail, whatever the number of pages; nobody else does; a second run
	 * sends nothing.
	 */
	public function test_each_reader_gets_one_mail(): void {
		$this->readers( 2 * DigestPages::PAGE + 30 );
		$this->readers( 3, Frequency::AtOnce, 'pending' );
		$this->readers( 3, Frequency::AtOnce, 'unsubscribed' );
		$this->readers( 2, Frequency::Daily );
		wp_unschedule_hook( DigestSchedule::EVENT );
		$this->publish( 'Mulch' );
		self::assertSame( $this->clock->timestamp() + 61, wp_next_scheduled( DigestSchedule::EVENT ) );
		self::assertSame( [], $this->run_cron(), 'A post rests for a minute.' );
		$this->clock->advance( 61 );
		do_action( DigestSchedule::EVENT );
		self::assertSame( 1, $this->rows_of( 'outbox' ), 'One request begins it, and queues no mail itself.' );
		$sent = $this->run_cron();
		self::assertCount( 2 * DigestPages::PAGE + 30, $sent );
		self::assertSame( $sent, array_unique( $sent ) );
		self::assertSame(
			[],
			array_filter( $sent, static fn ( string $to ): bool => ! str_starts_with( $to, 'confirmed' ) )
		);
		self::assertSame( [], $this->run_cron() );
		self::assertSame(
			[ '230', '1' ],
			[
				$this->connection->value( "SELECT mails FROM {$this->connection->table( 'digests' )} WHERE list_id = 'new-posts-at-once'" ),
				(string) $this->rows_of( 'digests' ),
			]
		);
	}

	/**
	 * FEED-3 NEWS-16 NEWS-21: title, some words, address, sender, and the way out; a title is text.
	 */
	public function test_the_mail_is_plain_and_complete(): void {
		$this->readers( 1 );
		$id = $this->publish(
			'Roots &amp; 100% “soil” <em>deep</em>',
			[ 'post_content' => '<!-- wp:paragraph --><p>'
				. str_repeat( 'word ', 60 )
				. '</p><!-- /wp:paragraph --><!-- wp:brolga/contact-form /-->' ]
		);
		$this->clock->advance( 61 );
		$this->run_cron();
		$mail = $this->mails[0] ?? [ 'subject' => '', 'message' => '' ];
		$name = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		self::assertSame( "{$name}: Roots & 100% “soil” deep", $mail['subject'] );
		self::assertStringContainsString(
			"Roots & 100% “soil” deep\n" . trim( str_repeat( 'word ', 40 ) ) . '…' . "\n" . get_permalink( $id ),
			$mail['message']
		);
		self::assertStringContainsString( "Sent by {$name}, " . home_url( '/' ), $mail['message'] );
		self::assertMatchesRegularExpression(
			'/Unsubscribe from “[^”]+”: \S+brolga_unsubscribe=\d+\.[0-9a-f]{64}/',
			$mail['message']
		);
		self::assertStringNotContainsString( '<', $mail['message'] );
	}

	/**
	 * FEED-360: what stands in a container is read, since whole posts may be made of them.
	 */
	public function test_first_words_in_our_containers_are_in_the_mail(): void {
		$this->readers( 1 );
		foreach ( [ 'section', 'accordion/accordion-item', 'tabs/tab', 'toggle', 'slider/slide' ] as $names ) {
			$content = "<!-- wp:paragraph --><p>First words of {$names}.</p><!-- /wp:paragraph -->";
			foreach ( array_reverse( explode( '/', $names ) ) as $name ) {
				$content = "<!-- wp:brolga/{$name} -->{$content}<!-- /wp:brolga/{$name} -->";
			}
			$this->publish( $names, [ 'post_content' => $content ] );
		}
		$this->clock->advance( 61 );
		$this->run_cron();
		$message = implode( "\n", array_column( $this->mails, 'message' ) );
		foreach ( [ 'section', 'accordion/accordion-item', 'tabs/tab', 'toggle', 'slider/slide' ] as $names ) {
			self::assertStringContainsString( "First words of {$names}.", $message );
		}
	}

	/**
	 * FEED-3: once a day, once a week, in the site's time zone; all posts since the last one in one mail.
	 */
	public function test_daily_and_weekly_wait_for_their_hour(): void {
		$this->set_clock( '2026-11-09 23:30:00' ); // Tuesday 9.30 in Brisbane.
		$this->readers( 1, Frequency::Daily );
		$this->readers( 1, Frequency::Weekly, 'confirmed' );
		$this->publish( 'One', [ 'post_date_gmt' => '2026-11-09 23:30:00' ] );
		$this->clock->advance( 3600 );
		$this->publish( 'Two', [ 'post_date_gmt' => '2026-11-10 00:30:00' ] );
		self::assertSame( [], $this->run_cron() );
		$this->set_clock( '2026-11-10 21:59:00' );
		self::assertSame( [], $this->run_cron() );
		$this->set_clock( '2026-11-10 22:05:00' ); // Wednesday 8.05.
		self::assertCount( 1, $this->run_cron() );
		self::assertStringContainsString( '2 new posts from', $this->mails[0]['subject'] ?? '' );
		self::assertLessThan(
			strpos( $this->mails[0]['message'] ?? '', 'About Two.' ),
			strpos( $this->mails[0]['message'] ?? '', 'About One.' )
		);
		$this->set_clock( '2026-11-11 22:05:00' );
		self::assertSame( [], $this->run_cron(), 'A day without posts has no mail.' );
		$this->set_clock( '2026-11-15 22:05:00' ); // Monday 8.05.
		self::assertCount( 1, $this->run_cron() );
		self::assertStringContainsString( '2 new posts from', $this->mails[0]['subject'] ?? '' );
	}

	/**
	 * FEED-7: the owner's hour counts, the filter has the last word, and a later hour sends no second mail on one day.
	 */
	public function test_the_owner_chooses_the_hour(): void {
		self::set( new NewsletterSection(), [ 'digest_hour' => 6 ] );
		$this->set_clock( '2026-11-09 03:00:00' );
		$this->readers( 1, Frequency::Daily );
		$this->publish( 'One', [ 'post_date_gmt' => '2026-11-09 03:00:00' ] );
		$this->set_clock( '2026-11-09 19:30:00' ); // Tuesday 5.30 in Brisbane.
		self::assertSame( [], $this->run_cron() );
		$this->set_clock( '2026-11-09 20:05:00' );
		self::assertCount( 1, $this->run_cron() );
		$this->publish( 'Two', [ 'post_date_gmt' => '2026-11-09 20:05:00' ] );
		self::set( new NewsletterSection(), [ 'digest_hour' => 9 ] );
		$this->set_clock( '2026-11-09 23:30:00' ); // Tuesday 9.30.
		self::assertSame( [], $this->run_cron(), 'One a day was promised.' );
		add_filter( 'brolga_digest_hour', static fn ( int $hour ): int => $hour + 2 );
		$this->set_clock( '2026-11-10 23:30:00' );
		self::assertSame( [], $this->run_cron() );
		$this->set_clock( '2026-11-11 01:05:00' ); // Wednesday 11.05.
		self::assertCount( 1, $this->run_cron() );
	}

	/**
	 * FEED-5: what not everybody may read is not told, at the moment the mail leaves.
	 */
	public function test_only_what_is_public_is_told(): void {
		$this->readers( 1 );
		$this->publish( 'Locked', [ 'post_password' => 'secret' ] );
		$this->publish( 'Private', [ 'post_status' => 'private' ] );
		$this->publish( 'Draft', [ 'post_status' => 'draft' ] );
		$this->publish( 'A page', [ 'post_type' => 'page' ] );
		$this->publish( 'Archive', [ 'post_date_gmt' => '2020-01-01 00:00:00', 'post_date' => '2020-01-01 10:00:00' ] );
		$hidden = $this->publish( 'Hidden again' );
		$this->clock->advance( 61 );
		do_action( DigestSchedule::EVENT );
		wp_update_post( [ 'ID' => $hidden, 'post_status' => 'private' ] );
		self::assertSame( [], $this->run_cron() );
		$this->publish( 'Open' );
		$this->clock->advance( 61 );
		self::assertCount( 1, $this->run_cron() );
		self::assertStringNotContainsString( 'Hidden', $this->mails[0]['message'] ?? '' );
	}

	/**
	 * FEED-5: a change, or publishing once more, is no news.
	 */
	public function test_a_change_is_no_news(): void {
		$this->readers( 1 );
		$id = $this->publish( 'Once' );
		$this->clock->advance( 61 );
		self::assertCount( 1, $this->run_cron() );
		wp_update_post( [ 'ID' => $id, 'post_content' => 'Better.' ] );
		wp_update_post( [ 'ID' => $id, 'post_status' => 'draft' ] );
		wp_update_post( [ 'ID' => $id, 'post_status' => 'publish' ] );
		$this->clock->advance( 90000 );
		self::assertSame( [], $this->run_cron() );
	}

	/**
	 * FEED-4: killed in the middle of a page, nothing of it is there; run again, everybody gets one.
	 */
	public function test_a_page_is_all_or_nothing(): void {
		$this->readers( 12 );
		$this->publish( 'Storm' );
		$this->clock->advance( 61 );
		do_action( DigestSchedule::EVENT );
		$inserts = 0;
		$break   = static function ( string $sql ) use ( &$inserts ): string {
			if ( str_contains( $sql, 'INSERT INTO' ) && str_contains( $sql, 'brolga_outbox' ) && 5 === ++$inserts ) {
				throw new RuntimeException( 'killed' );
			}
			return $sql;
		};
		add_filter( 'query', $break, 1 );
		self::assertSame( 1, $this->worker->run( 1, 60 )->failed );
		remove_filter( 'query', $break, 1 );
		self::assertSame( 1, $this->rows_of( 'outbox' ), 'Only the page’s own job is there.' );
		$this->clock->advance( 60 );
		self::assertCount( 12, $this->run_cron() );
	}

	/**
	 * FEED-4: a job that is done once more (its worker died before it could say so), and two workers at one page, send
	 * nothing twice.
	 */
	public function test_a_job_done_twice_sends_nothing_twice(): void {
		$this->readers( DigestPages::PAGE + 5 );
		$this->publish( 'Twice' );
		$this->clock->advance( 61 );
		do_action( DigestSchedule::EVENT );
		$id  = (int) $this->connection->value( "SELECT id FROM {$this->connection->table( 'digests' )}" );
		$job = new ClaimedJob( 0, '', DigestPages::KIND, [ 'digest' => $id ], null, 1 );
		foreach ( [ 1, 2, 3, 4 ] as $time ) {
			$this->pages_job->handle( $job );
		}
		$sent = $this->run_cron();
		self::assertCount( DigestPages::PAGE + 5, $sent );
		self::assertSame( $sent, array_unique( $sent ) );
	}

	/**
	 * FEED-4: a digest whose job is gone is taken up again.
	 */
	public function test_a_lost_digest_goes_on(): void {
		$this->readers( 3 );
		$this->publish( 'Lost' );
		$this->clock->advance( 61 );
		do_action( DigestSchedule::EVENT );
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'outbox' )}" );
		self::assertSame( [], $this->run_cron() );
		$this->clock->advance( 3601 );
		self::assertCount( 3, $this->run_cron() );
		$this->clock->advance( 3601 );
		self::assertSame( [], $this->run_cron() );
	}

	/**
	 * NEWS-16 PRIV-1: who leaves, or is erased, while a digest is on its way gets nothing; the queue holds no address.
	 */
	public function test_who_leaves_meanwhile_gets_nothing(): void {
		$this->readers( 3 );
		$this->publish( 'Late' );
		$this->clock->advance( 61 );
		do_action( DigestSchedule::EVENT );
		$this->worker->run( 1, 60 );
		$table = $this->connection->table( 'subscribers' );
		self::assertStringNotContainsString(
			'@',
			(string) $this->connection->value( "SELECT GROUP_CONCAT(payload) FROM {$this->connection->table( 'outbox' )}" )
		);
		$this->connection->execute( "UPDATE {$table} SET status = 'unsubscribed' WHERE email = 'confirmed0@example.com'" );
		$this->connection->execute( "DELETE FROM {$table} WHERE email = 'confirmed1@example.com'" );
		self::assertSame( [ 'confirmed2@example.com' ], $this->run_cron() );
	}

	/**
	 * FEED-3: the block signs up for the list of its frequency, on our own list, whatever provider and list were left
	 * in it.
	 *
	 * @param array<string, string> $attributes Of the block.
	 */
	#[DataProvider( 'blocks' )]
	public function test_the_block_signs_up_for_its_list( array $attributes, string $list ): void {
		$id     = $this->signup_on_page(
			[ 'kind' => 'posts', 'listId' => 'vip', 'provider' => 'mailchimp', 'accountName' => 'x' ] + $attributes
		);
		$result = $this->sign_up( $id, [ 'list_id' => $list ] );
		self::assertNull( $result->error );
		self::assertSame( [ $list, 'pending' ], [ $this->subscriber()['list_id'], $this->subscriber()['status'] ] );
		self::assertStringContainsString(
			'new-posts-weekly' === $list ? 'once a week' : 'once a day',
			(string) $this->subscriber()['consent_text']
		);
	}

	/**
	 * @return iterable<string, array{array<string, string>, string}>
	 */
	public static function blocks(): iterable {
		yield 'by default daily' => [ [], 'new-posts-daily' ];
		yield 'weekly' => [ [ 'frequency' => 'weekly' ], 'new-posts-weekly' ];
	}

	/**
	 * NEWS-26: what nobody confirmed is forgotten after the link's time; a no is kept; who is on a list stays.
	 */
	public function test_what_nobody_confirmed_is_forgotten(): void {
		$id = $this->signup_on_page();
		$this->sign_up( $id );
		$this->sign_up( $id, [ 'email' => 'yes@example.com' ] );
		$this->pages->answer( $this->link( ListTokens::CONFIRM ), true );
		$this->sign_up( $id, [ 'email' => 'no@example.com' ] );
		$this->pages->answer( $this->link( ListTokens::LEAVE ), true );
		$this->sign_up( $id, [ 'email' => 'no@example.com' ] );
		self::assertSame( 'unsubscribed', $this->subscriber( 'no@example.com' )['status'] );
		self::assertSame( 3, $this->rows_of( 'signups' ) );
		// A provider's list: its owner can still have it sent there.
		$this->connection->insert(
			'subscribers',
			[
				'list_id'      => 'brevo/main/7',
				'email'        => 'far@example.com',
				'fields'       => '',
				'status'       => 'pending',
				'consent_text' => 'x',
				'consent_page' => '',
				'consent_at'   => '2020-01-01 00:00:00',
				'created_at'   => '2020-01-01 00:00:00',
			]
		);
		add_action( Installer::HOURLY, $this->built->get( ListRetention::class )->run_task( ... ) );
		add_action( Installer::HOURLY, $this->built->get( OutboxSweep::class )->run_task( ... ) );
		$this->clock->advance( 29 * 86400 );
		do_action( Installer::HOURLY );
		self::assertSame( 4, $this->rows_of( 'subscribers' ) );
		$this->clock->advance( 2 * 86400 );
		do_action( Installer::HOURLY );
		self::assertSame( 3, $this->rows_of( 'subscribers' ) );
		self::assertSame( 'confirmed', $this->subscriber( 'yes@example.com' )['status'] );
		self::assertSame( 'unsubscribed', $this->subscriber( 'no@example.com' )['status'] );
		self::assertSame( 0, $this->rows_of( 'signups' ) );
	}

	/**
	 * NEWS-26: mails of lists that left long ago are forgotten; what waits, failed or is about an enquiry is not.
	 */
	public function test_mails_that_left_are_forgotten(): void {
		add_action( Installer::HOURLY, $this->built->get( ListRetention::class )->run_task( ... ) );
		add_action( Installer::HOURLY, $this->built->get( OutboxSweep::class )->run_task( ... ) );
		foreach ( [
			[ 'sent', '' ],
			[ 'sent', 'lead:7' ],
			[ 'dead', '' ],
			[ 'pending', '' ],
		] as [ $status, $subject ] ) {
			$this->connection->insert(
				'outbox',
				[
					'kind'         => 'x',
					'subject'      => $subject,
					'payload'      => '{}',
					'status'       => $status,
					'available_at' => $this->clock->timestamp(),
					'created_at'   => '2026-01-01 00:00:00',
				]
			);
		}
		do_action( Installer::HOURLY );
		self::assertSame( 4, $this->rows_of( 'outbox' ) );
		$this->clock->advance( 31 * 86400 );
		do_action( Installer::HOURLY );
		self::assertSame( 3, $this->rows_of( 'outbox' ) );
	}
}
