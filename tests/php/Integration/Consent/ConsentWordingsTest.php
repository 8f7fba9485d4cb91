<?php
/**
 * What visitors were asked, word by word, and what an answer to it is worth later on.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Consent;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Api\Consent\Storage;
use Brolga\Consent\Banner;
use Brolga\Consent\ConsentData;
use Brolga\Consent\ConsentQuestion;
use Brolga\Consent\ConsentWordingRepository;
use Brolga\Consent\ConsentWordings;
use Brolga\Consent\OtherBanner;
use Brolga\Consent\ProofsFile;
use Brolga\Consent\VisitorConsent;
use Brolga\Core\Caches\PageCaches;
use Brolga\Core\Consent\DeclaresServices;
use Brolga\Core\Page\PageTokens;
use Brolga\Core\Settings\Settings;
use Brolga\Tests\LeadTestCase;
use Brolga\Tests\Support\Built;
use WP_REST_Request;

/**
 * CONSENT-30 to CONSENT-33.
 */
final class ConsentWordingsTest extends LeadTestCase {

	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 'consents', 'consent_wordings' ] as $table ) {
			$this->connection->execute( "DELETE FROM {$this->connection->table( $table )}" );
		}
		update_option( ConsentWordings::OPTION, [] );
	}

	/**
	 * @param string $id   Its name.
	 * @param string $host Whose it is.
	 */
	private static function service(
		string $id,
		string $purpose = 'Counts.',
		string $host = 'counts.example'
	): Service {
		return new Service(
			$id,
			Category::Statistics,
			ucfirst( $id ),
			$purpose,
			$host,
			[ new Storage( '_c', 'Tells visits apart', 365 ) ]
		);
	}

	/**
	 * What visitors are asked.
	 *
	 * @param list<Service>        $services About what.
	 * @param array<string, mixed> $settings In which words.
	 */
	private static function question( array $services, array $settings = [] ): ConsentQuestion {
		update_option( Settings::OPTION, [ 'consent' => $settings + [ 'enabled' => true ] ] );
		$declares = new class( $services ) implements DeclaresServices {
			/**
			 * @param list<Service> $services The services.
			 */
			public function __construct( private readonly array $services ) {}

			/**
			 * @return list<Service>
			 */
			public function services(): array {
				return $this->services;
			}
		};
		return new ConsentQuestion( static fn (): array => [ $declares ], new Settings() );
	}

	/**
	 * Shows a question to visitors.
	 */
	private function show( ConsentQuestion $question ): ConsentWordings {
		$wordings = new ConsentWordings(
			$question,
			$this->built->get( ConsentWordingRepository::class ),
			$this->built->get( PageCaches::class ),
			$this->clock
		);
		$wordings->keep();
		return $wordings;
	}

	/**
	 * What a visitor may be served who answered a question and reads another now.
	 *
	 * @param ConsentQuestion     $now     What is asked now.
	 * @param string       $version What they answered.
	 * @param list<string> $granted The services they agreed to.
	 * @return list<string> Those that run.
	 */
	private function runs( ConsentQuestion $now, string $version, array $granted ): array {
		$wordings = $this->show( $now );
		$consent  = new VisitorConsent(
			static fn (): ConsentQuestion => $now,
			static fn (): OtherBanner => new OtherBanner( $now ),
			static fn (): ConsentWordings => $wordings
		);
		return array_values( array_filter(
			array_keys( $now->categories() ),
			static fn ( string $id ): bool => $consent->allows(
				$id,
				[ 'brolga_consent' => "{$version}.1732312345." . implode( '~', $granted ) ]
			)
		) );
	}

	/**
	 * How many wordings are kept.
	 */
	private function kept(): int {
		return count( $this->built->get( ConsentWordingRepository::class )->newest() );
	}

	/**
	 * CONSENT-30: each wording once, and a page that shows one that is known asks the database nothing.
	 */
	public function test_a_wording_is_kept_once(): void {
		$this->show( self::question( [ self::service( 'one' ) ] ) );
		$this->show( self::question( [ self::service( 'one' ) ] ) );
		self::assertSame( 1, $this->kept() );
		$again = new ConsentWordings(
			self::question( [ self::service( 'one' ) ] ),
			$this->built->get( ConsentWordingRepository::class ),
			$this->built->get( PageCaches::class ),
			$this->clock
		);
		$sql   = [];
		add_filter( 'query', static function ( string $query ) use ( &$sql ): string {
			$sql[] = $query;
			return $query;
		} );
		$again->keep();
		self::assertSame( [ [], [] ], [ $again->also(), $sql ] );
		$this->show( self::question( [ self::service( 'one', 'Counts more.' ) ] ) );
		self::assertSame( 2, $this->kept() );
	}

	/**
	 * The page of a site that asks in words of its own, where it begins.
	 */
	private function page(): string {
		update_option( Settings::OPTION, [ 'consent' => [ 'enabled' => true, 'title' => 'May we?' ] ] );
		foreach ( [ 'wp_body_open', 'wp_footer', 'render_block_core/template-part' ] as $hook ) {
			remove_all_filters( $hook );
		}
		$this->built = Built::around( $this->clock );
		$this->built->get( Banner::class )->register();
		ob_start();
		do_action( 'wp_body_open' );
		return (string) ob_get_clean();
	}

	/**
	 * CONSENT-30: what is shown is what is kept.
	 */
	public function test_the_banner_keeps_what_it_says(): void {
		$this->page();
		$version     = $this->built->get( ConsentQuestion::class )->version();
		[ $wording ] = $this->built->get( ConsentWordingRepository::class )->find( $version ) ?? [ null ];
		self::assertSame( 'May we?', $wording->words['title'] ?? '' );
		self::assertContains( 'Maps', array_column( $wording->services ?? [], 'title' ) );
		self::assertSame( $version, $wording?->version() );
	}

	/**
	 * CONSENT-30: a database that refuses keeps nobody from being asked.
	 */
	public function test_a_database_that_refuses_keeps_no_page_back(): void {
		add_filter(
			'query',
			static fn ( string $sql ): string => 1 === preg_match(
				'/\b(?:INTO|FROM) \S*brolga_consent_wordings\b/',
				$sql
			)
				? 'SELECT broken FROM nowhere'
				: $sql
		);
		self::assertStringContainsString( 'May we?', $this->page() );
	}

	/**
	 * CONSENT-31: an answer counts as long as the words are the same, service by service.
	 */
	public function test_an_answer_counts_for_what_is_asked_in_the_same_words(): void {
		$before = self::question( [ self::service( 'one' ), self::service( 'two' ) ] );
		$this->show( $before );
		$version = $before->version();
		$runs    = fn ( ConsentQuestion $now ): array => $this->runs( $now, $version, [ 'one', 'two' ] );
		self::assertSame( [ 'one', 'two' ], $runs( $before ) );
		// One that is taken away asks nobody again.
		self::assertSame( [ 'two' ], $runs( self::question( [ self::service( 'two' ) ] ) ) );
		// A new one asks about itself, and so does one with another purpose, host or cookie.
		self::assertSame(
			[ 'one', 'two' ],
			$runs( self::question( [ self::service( 'one' ), self::service( 'two' ), self::service( 'three' ) ] ) )
		);
		self::assertSame(
			[ 'one' ],
			$runs( self::question( [ self::service( 'one' ), self::service( 'two', 'Sells.' ) ] ) )
		);
		self::assertSame(
			[ 'one' ],
			$runs( self::question( [ self::service( 'one' ), self::service( 'two', 'Counts.', 'sells.example' ) ] ) )
		);
		// Other words of the banner, or another meaning of silence, are another question.
		self::assertSame(
			[],
			$runs(
				self::question( [ self::service( 'one' ), self::service( 'two' ) ], [ 'text' => 'We sell all of it.' ] )
			)
		);
		self::assertSame(
			[ 'one', 'two' ],
			$runs( self::question( [ self::service( 'one' ), self::service( 'two' ) ] ) )
		);
		$opt_out = self::question( [ self::service( 'one' ), self::service( 'two' ) ], [ 'mode' => 'opt-out' ] );
		self::assertSame( [], $this->show( $opt_out )->also() );
		// A refusal counts as an agreement does.
		self::assertSame(
			[ 'two' ],
			$this->runs( self::question( [ self::service( 'one' ), self::service( 'two' ) ] ), $version, [ 'two' ] )
		);
	}

	/**
	 * CONSENT-31: the same question in another language is the same, unless the owner's words or the facts are others.
	 */
	public function test_an_answer_counts_in_another_language(): void {
		$english = self::question( [ self::service( 'one' ), self::service( 'two' ) ] );
		$this->show( $english );
		$version = $english->version();
		add_filter( 'determine_locale', static fn (): string => 'de_DE' );
		$german = self::question(
			[ self::service( 'one', 'Zählt.' ), self::service( 'two', 'Zählt.', 'sells.example' ) ]
		);
		self::assertSame( [ 'one' ], $this->runs( $german, $version, [ 'one', 'two' ] ) );
		self::assertNotSame( $version, $german->version() );
		self::assertSame(
			[],
			$this->runs(
				self::question( [ self::service( 'one', 'Zählt.' ) ], [ 'title' => 'Darf es mehr sein?' ] ),
				$version,
				[ 'one' ]
			)
		);
		self::assertSame( [ "{$version}~one" ], $this->show( $german )->also() );
	}

	/**
	 * CONSENT-29 CONSENT-30: the owner reads what an answer is an answer to, also after it was changed.
	 */
	public function test_a_proof_shows_its_wording(): void {
		$question = self::question(
			[ self::service( 'one', 'Counts all.' ) ],
			[ 'title' => 'May we?', 'text' => 'It is for counting.' ]
		);
		$this->show( $question );
		$version = $question->version();
		self::question( [ self::service( 'one', 'Sells.' ) ], [ 'title' => 'We do' ] );
		$found = $this->proof_of( $version );
		self::assertSame( [ 'One' ], $found['granted'] );
		self::assertSame(
			[
				'version'  => $version,
				'locale'   => determine_locale(),
				'title'    => 'May we?',
				'text'     => 'It is for counting.',
				'services' => [ [ 'title' => 'One', 'purpose' => 'Counts all.', 'host' => 'counts.example' ] ],
			],
			$found['wording']
		);
		$file = implode( '', iterator_to_array( $this->built->get( ProofsFile::class )->lines(), false ) );
		self::assertSame( 1, substr_count( $file, 'It is for counting.' ) );
		self::assertStringContainsString( 'One: Counts all. · counts.example · _c (Tells visits apart, 1 year)', $file );
	}

	/**
	 * Answers twice, and reads what an owner finds by the number of the last.
	 *
	 * @param string $version What is answered.
	 * @return array<array-key, mixed>
	 */
	private function proof_of( string $version ): array {
		$id = '';
		foreach ( [ 1, 2 ] as $time ) {
			$id      = md5( "{$version}{$time}" );
			$request = new WP_REST_Request( 'POST', '/brolga/v1/consents' );
			$request->set_header( 'content-type', 'application/json' );
			$request->set_body( (string) wp_json_encode( [
				'et_frontend_nonce' => $this->built->get( PageTokens::class )->fresh()['et_frontend_nonce'],
				'id'                => $id,
				'version'           => $version,
				'granted'           => [ 'one' ],
				'mode'              => 'opt-in',
				'action'            => 'choose',
			] ) );
			self::assertSame( 201, rest_do_request( $request )->get_status() );
		}
		$this->become( 'administrator' );
		$found = rest_do_request( new WP_REST_Request( 'GET', "/brolga/v1/consent-proofs/{$id}" ) )->get_data();
		self::assertIsArray( $found );
		return $found;
	}

	/**
	 * CONSENT-31 CONSENT-33: scripts are told what counts besides, and what of a page waits.
	 */
	public function test_pages_say_what_counts_and_what_waits(): void {
		$before = self::question( [ self::service( 'one' ), self::service( 'two' ) ] );
		$this->show( $before );
		$now    = self::question( [
			self::service( 'one' ),
			new Service( 'map', Category::Preferences, 'Maps', 'Shows.', waits: Service::IN_PLACE ),
		] );
		$page_config = ( new ConsentData(
			$now,
			fn (): ConsentWordings => $this->show( $now ),
			new OtherBanner( $now )
		) )->page_config()['consent'] ?? [];
		self::assertIsArray( $page_config );
		self::assertSame(
			[ [ "{$before->version()}~one" ], [ 'map' => ':not(*)' ] ],
			[ $page_config['also'] ?? null, $page_config['waits'] ?? null ]
		);
		$first = ( new ConsentData(
			$before,
			fn (): ConsentWordings => $this->show( $before ),
			new OtherBanner( $before )
		) )->page_config()['consent'] ?? [];
		self::assertIsArray( $first );
		self::assertArrayNotHasKey( 'waits', $first );
	}
}
