<?php
/**
 * What bin/cluster chaos does inside of a site: `pages` makes the pages that
 * visitors go to, with code of this release or another, `prepare` makes them and
 * tells what browsers know, `queue FROM TO` queues mails and prints each number once it is
 * stored, `open` counts what is still to be done, and makes it due, `found` tells
 * what is stored.
 *
 * @package Brolga
 */

declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput, WordPress.DB -- The command line reads this, and asks for all there is.

use Brolga\AbTests\Records\Counted;
use Brolga\AbTests\Records\CountingService;
use Brolga\AbTests\Records\VariantProof;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Results\HistoryRepository;
use Brolga\Consent\ConsentQuestion;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Page\PageTokens;
use Brolga\Mail\Mail;
use Brolga\Outbox\Outbox;
use Brolga\Plugin;

require dirname( __DIR__, 2 ) . '/php/request.php';
require getcwd() . '/wp-load.php';

const BROLGA_DRILL_PAGES = [
	'drill-enquiry' => '<!-- wp:brolga/contact-form {"uid":"drill"} -->'
		. '<!-- wp:brolga/form-field {"fieldId":"name","type":"input","label":"Name"} /-->'
		. '<!-- wp:brolga/form-field {"fieldId":"email","type":"email","label":"Email"} /-->'
		. '<!-- wp:brolga/form-field {"fieldId":"message","type":"text","label":"Message"} /-->'
		. '<!-- /wp:brolga/contact-form -->',
	'drill-news'    => '<!-- wp:brolga/newsletter {"uid":"drillnews"} /-->',
	'drill-test'    => '<!-- wp:brolga/experiment {"number":1,"post":%1$d} -->'
		. '<!-- wp:brolga/variant {"number":0} /--><!-- wp:brolga/variant {"number":1} /-->'
		. '<!-- /wp:brolga/experiment -->',
];

/**
 * The tasks.
 */
final class BrolgaDrill {

	public function __construct( private readonly wpdb $db ) {}

	/**
	 * Switches consent on and makes the pages, where they are not there. The code of
	 * other releases has other classes: none of ours is named here.
	 *
	 * @return array{pages: list<string>, test: int} The addresses of all pages, and the page with the test.
	 */
	public function pages(): array {
		if ( null === get_page_by_path( 'drill-test' ) ) {
			update_option( 'brolga_settings', [ 'consent' => [ 'enabled' => true ] ] );
			foreach ( range( 1, 20 ) as $number ) {
				$this->page(
					"drill-{$number}",
					'<!-- wp:paragraph --><p>A page like others</p><!-- /wp:paragraph -->'
				);
			}
			array_map( $this->page( ... ), array_keys( BROLGA_DRILL_PAGES ), BROLGA_DRILL_PAGES );
		}
		return [
			'pages' => array_map(
				static fn ( WP_Post|false $page ): string
					=> (string) wp_parse_url( (string) get_permalink( false === $page ? 0 : $page ), PHP_URL_PATH ),
				array_values( (array) get_pages() )
			),
			'test'  => get_page_by_path( 'drill-test' )->ID ?? 0,
		];
	}

	/**
	 * Makes the pages, and tells what visitors' browsers know.
	 *
	 * @return array<string, mixed>
	 */
	public function prepare(): array {
		[ 'pages' => $pages, 'test' => $page ] = $this->pages();
		$test                                  = new TestKey( $page );
		$proof                                 = $this->container()->get( VariantProof::class );
		return [
			'pages' => $pages,
			'test'  => $test->format(),
			'proof' => array_map(
				static fn ( int $number ): string => http_build_query( $proof->signed( $test, $number ) ),
				[ 0, 1 ]
			),
			'nonce' => $this->container()->get( PageTokens::class )->fresh()['et_ab_log_nonce'],
			'agree' => 'brolga_consent='
				. $this->container()->get( ConsentQuestion::class )->version() . '.' . time() . '.'
				. CountingService::ID,
		];
	}

	private function container(): Container {
		return Plugin::application( WP_PLUGIN_DIR . '/brolga/brolga.php' )->container;
	}

	/**
	 * Publishes a page.
	 *
	 * @param string $name    Its name in the address.
	 * @param string $content Its blocks; `%1$d` is its id.
	 */
	private function page( string $name, string $content ): int {
		$id = (int) wp_insert_post(
			[ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $name, 'post_name' => $name ]
		);
		wp_update_post( [ 'ID' => $id, 'post_content' => wp_slash( sprintf( $content, $id ) ) ] );
		return $id;
	}

	/**
	 * Queues mails, one after the other.
	 *
	 * @param string $from The first number.
	 * @param string $to   The last one.
	 * @return null There is no more to say.
	 */
	public function queue( string $from, string $to ): null {
		$outbox = $this->container()->get( Outbox::class );
		for ( $number = (int) $from; $number <= (int) $to; $number++ ) {
			$text = "Job j{$number}j";
			$mail = new Mail( [ 'drill@example.com' ], $text, $text, message_id: "job{$number}" );
			$outbox->enqueue( $mail->to_job() );
			echo $number, "\n";
		}
		return null;
	}

	/**
	 * Makes due what waits, lets servers be asked that did not answer, and counts what is open.
	 */
	public function open(): int {
		$table = "{$this->db->prefix}brolga_outbox";
		$this->db->query( "DELETE FROM {$this->db->prefix}brolga_ledger WHERE name LIKE 'pause:%'" );
		$this->db->query( "UPDATE {$table} SET available_at = 0 WHERE status IN ('pending', 'claimed')" );
		return (int) $this->db->get_var( "SELECT COUNT(*) FROM {$table} WHERE status IN ('pending', 'claimed')" );
	}

	/**
	 * Tells what is stored.
	 *
	 * @param string $test The test's key.
	 * @return array<string, mixed>
	 */
	public function found( string $test ): array {
		$history = $this->container()->get( HistoryRepository::class )->of( [ TestKey::parse( $test ) ] )[ $test ];
		$records = 0;
		foreach ( Counted::cases() as $record ) {
			$records += Counted::Visitors === $record
				? 0
				: array_sum( array_column( $history->totals( $record ), 0 ) );
		}
		$prefix = "{$this->db->prefix}brolga_";
		return [
			'leads'       => $this->db->get_col( "SELECT name FROM {$prefix}entries" ),
			'subscribers' => $this->db->get_results( "SELECT email, status FROM {$prefix}subscribers", 'ARRAY_N' ),
			'jobs'        => $this->db->get_results(
				"SELECT status, COUNT(*) FROM {$prefix}outbox GROUP BY status",
				'ARRAY_N'
			),
			'undone'      => $this->db->get_results(
				"SELECT kind, status, attempts, last_error FROM {$prefix}outbox WHERE status <> 'sent'",
				'ARRAY_A'
			),
			'records'     => $records,
		];
	}
}

$brolga_wpdb = $GLOBALS['wpdb'];
assert( $brolga_wpdb instanceof wpdb );
$brolga_drill = new BrolgaDrill( $brolga_wpdb );
$brolga_words = array_slice( $argv, 2 );
echo wp_json_encode(
	match ( $argv[1] ?? '' ) {
		'pages'   => $brolga_drill->pages(),
		'prepare' => $brolga_drill->prepare(),
		'queue'   => $brolga_drill->queue( $brolga_words[0] ?? '1', $brolga_words[1] ?? '0' ),
		'open'    => $brolga_drill->open(),
		default   => $brolga_drill->found( $brolga_words[0] ?? '' ),
	}
), "\n";
