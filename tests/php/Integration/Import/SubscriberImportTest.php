<?php
/**
 * Subscribers out of a file.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Import;

use Brolga\Core\Database\Transaction;
use Brolga\Core\Export\Csv;
use Brolga\Core\Import\CsvFile;
use Brolga\Core\Import\DateOrder;
use Brolga\Core\Import\DateReader;
use Brolga\Core\Import\Import;
use Brolga\Core\Import\ImportRefused;
use Brolga\Core\Import\UnreadableFile;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Newsletter\Admin\SubscriberExport;
use Brolga\Newsletter\Admin\SubscriberService;
use Brolga\Newsletter\Import\SubscriberImport;
use Brolga\Newsletter\Import\SubscriberImports;
use Brolga\Newsletter\Lists\ListName;
use Brolga\Newsletter\Lists\LocalList;
use Brolga\Newsletter\SubscriberPersonalData;
use Brolga\Newsletter\Subscribers\SubscriberListRepository;
use Brolga\Newsletter\Subscribers\SubscriberQuery;
use Brolga\Newsletter\Subscribers\SubscriptionRequest;
use Brolga\Tests\NewsletterTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;
use WP_REST_Response;

/**
 * EXPORT-4 EXPORT-5
 */
final class SubscriberImportTest extends NewsletterTestCase {

	private SubscriberListRepository $directory;
	private Import $import;

	/** @var list<string> */
	private array $files = [];

	protected function setUp(): void {
		parent::setUp();
		$this->directory = $this->built->get( SubscriberListRepository::class );
		$this->import    = new Import( new Transaction( $this->connection ) );
	}

	protected function tearDown(): void {
		array_map( unlink( ... ), $this->files );
		parent::tearDown();
	}

	/**
	 * @param string $text What it holds.
	 */
	private function file( string $text ): CsvFile {
		$this->files[] = $path = wp_tempnam( 'import' );
		file_put_contents( $path, $text );
		return new CsvFile( $path );
	}

	/**
	 * @param bool $creates Whether lists of the file are made.
	 */
	private function importer( bool $creates = false ): SubscriberImport {
		return $this->built->get( SubscriberImports::class )->of( 'newsletter', 'Asked at the market', $creates );
	}

	/**
	 * Takes a file in.
	 *
	 * @param string             $text    What it holds.
	 * @param bool               $is_try  Whether nothing is to stay.
	 * @param array<int, string> $mapping Targets by column.
	 * @return array{
	 *     added: int,
	 *     silenced: int,
	 *     known: int,
	 *     repeated: int,
	 *     refused: int,
	 *     refusals: list<array{row: int, reason: string}>,
	 *     next: int|null,
	 * }
	 */
	private function take(
		string $text,
		bool $is_try = false,
		array $mapping = [],
		?DateOrder $order = null
	): array {
		return $this->import->run(
			$this->file( $text ),
			$this->importer( true ),
			$mapping,
			$is_try,
			order: $order
		);
	}

	public function test_columns_are_guessed_and_can_be_chosen(): void {
		$look = $this->import->look(
			$this->file( "E-Mail;Vorname;Suburb;Surname\njo@example.com;Jo;Bardon;Smith\n" ),
			$this->importer(),
			[ 1 => 'first_name' ]
		);
		self::assertSame( [ 'E-Mail', 'Vorname', 'Suburb', 'Surname' ], $look['columns'] );
		self::assertSame( [ 'email', 'first_name', 'field', 'last_name' ], $look['mapping'] );
		self::assertSame( [ [ 'jo@example.com', 'Jo', 'Bardon', 'Smith' ] ], $look['sample'] );
		self::assertSame( 0, $this->rows_of( 'subscribers' ) );
	}

	public function test_a_row_is_stored_with_its_proof(): void {
		$report = $this->take( "Email,First name,Agreed on,Suburb\nJo@Example.com,Jo,2025-03-04 09:30,Bardon\nkim@example.com,Kim,,\n" );
		self::assertSame( [ 2, 0, 0 ], [ $report['added'], $report['known'], $report['refused'] ] );
		$jo = $this->subscriber();
		self::assertSame(
			[ 'confirmed', 'Jo', 'Asked at the market' ],
			[ $jo['status'], $jo['first_name'], $jo['consent_text'] ]
		);
		self::assertSame( get_gmt_from_date( '2025-03-04 09:30:00' ), $jo['consent_at'] );
		self::assertSame(
			'[{"id":"suburb","label":"Suburb","type":"input","value":"Bardon","text":"Bardon"}]',
			$jo['fields']
		);
		$kim = $this->subscriber( 'kim@example.com' );
		$now = $this->clock->now()->format( 'Y-m-d H:i:s' );
		self::assertSame( [ $now, $now ], [ $kim['consent_at'], $kim['confirmed_at'] ] );
	}

	/**
	 * NEWS-34: what the file says of list and proof goes before what the owner says of all of it.
	 */
	public function test_a_rows_own_words_come_first(): void {
		$this->take( "Email,Last name,List,Agreed to\njo@example.com,Smith,trade,On paper\n" );
		$row = $this->subscriber();
		self::assertSame(
			[ 'trade', 'Smith', 'On paper', '' ],
			[ $row['list_id'], $row['last_name'], $row['consent_text'], $row['fields'] ]
		);
	}

	/**
	 * EXPORT-8: dates as programs write them.
	 */
	public function test_dates_are_read(): void {
		foreach ( [
			'2025-03-04 09:30',
			'2025-03-04T09:30:00',
			'20250304 09:30',
			'4.3.2025 9:30',
			'03/04/2025 9:30',
			'3/4/2025 9:30 AM',
			' 2025-03-04 09:30 ',
			'2025/03/04 9:30',
			'4-3-2025 9:30',
			'4 March 2025 9:30',
			'March 4, 2025 9:30 am',
			'Tue, 4 Mar 2025 09:30:00',
		] as $text ) {
			self::assertSame( get_gmt_from_date( '2025-03-04 09:30:00' ), DateReader::utc( $text ), $text );
		}
		self::assertSame( '2025-03-04 09:30:00', DateReader::utc( '2025-03-04T19:30:00+10:00' ) );
		self::assertSame( '2025-03-04 09:30:00', DateReader::utc( '2025-03-04 09:30:00.000 UTC' ) );
		self::assertSame( '2023-11-14 22:13:20', DateReader::utc( '@1700000000' ) );
		self::assertSame( '', DateReader::utc( ' ' ) );
	}

	/**
	 * EXPORT-8: columns of one name are all kept, out and in again.
	 */
	public function test_columns_of_one_name_are_all_kept(): void {
		$this->take( "Email,Topic,Topic,Topic (2),Topic\njo@example.com,Natives,Fruit,Walls,Ponds\n" );
		$texts = fn (): array => array_column(
			(array) json_decode( (string) $this->subscriber()['fields'], true ),
			'text',
			'label'
		);
		$all   = [ 'Topic' => 'Natives', 'Topic (3)' => 'Fruit', 'Topic (2)' => 'Walls', 'Topic (4)' => 'Ponds' ];
		self::assertSame( $all, $texts() );
		// A form may ask two questions of one label.
		$this->connection->execute(
			"UPDATE {$this->connection->table( 'subscribers' )} SET fields = %s",
			(string) wp_json_encode( [
				[ 'id' => 'a', 'label' => 'Topic', 'type' => 'input', 'value' => 'x', 'text' => 'Natives' ],
				[ 'id' => 'b', 'label' => 'Topic', 'type' => 'input', 'value' => 'y', 'text' => 'Fruit' ],
			] )
		);
		$export = $this->built->get( SubscriberExport::class );
		$query  = SubscriberQuery::of();
		$csv    = implode( '', iterator_to_array( $export->lines( $query, $export->look( $query )[1] ), false ) );
		self::assertStringContainsString( '"Topic","Topic (2)"', $csv );
		self::assertStringContainsString( '"Natives","Fruit"', $csv );
	}

	public function test_a_try_counts_all_and_keeps_nothing(): void {
		$text = "Email\njo@example.com\njo@example.com\nno address\n";
		$try  = $this->take( $text, true );
		self::assertSame( 0, $this->rows_of( 'subscribers' ) );
		$real = $this->take( $text );
		self::assertSame( $try, $real );
		self::assertSame(
			[ 1, 0, 1, 1, 4 ],
			[
				$real['added'],
				$real['known'],
				$real['repeated'],
				$real['refused'],
				$real['refusals'][0]['row'] ?? 0,
			]
		);
		self::assertSame( 1, $this->rows_of( 'subscribers' ) );
	}

	/**
	 * EXPORT-642: a row that its file has had before is no row that was there before the file, however far they stand
	 * apart, in a try as in an import.
	 */
	public function test_a_row_that_stands_twice_is_no_known_one(): void {
		$this->take( "Email\nold@example.com\n" );
		$many = static fn ( string $last ): string => "Email\nold@example.com\n"
			. implode( "\n", array_map( static fn ( int $i ): string => "p{$i}@example.com", range( 1, 210 ) ) )
			. "\n{$last}\n";
		foreach ( [ true, false ] as $is_try ) {
			$report = $this->take( $many( ' P1@Example.com' ), $is_try );
			self::assertSame( [ 210, 1, 1 ], [ $report['added'], $report['known'], $report['repeated'] ] );
		}
		$again = $this->take( $many( 'new@example.com' ) );
		self::assertSame( [ 1, 211, 0 ], [ $again['added'], $again['known'], $again['repeated'] ] );
		$left = $this->take( "Email,Status\nsam@example.com,subscribed\nsam@example.com,unsubscribed\n" );
		self::assertSame( [ 2, 1, 0 ], [ $left['added'], $left['silenced'], $left['repeated'] ] );
		$second = $this->import->run(
			$this->file( "Email\nz@example.com\nz@example.com\n" ),
			$this->importer(),
			[],
			true,
			3
		);
		self::assertSame( [ 0, 1 ], [ $second['added'], $second['repeated'] ] );
	}

	/**
	 * Names of columns that say when somebody agreed.
	 *
	 * @return list<array{string}>
	 */
	public static function days_of_agreement(): array {
		return [
			[ 'Signed up' ],
			[ 'Sign-up date' ],
			[ 'Subscribed' ],
			[ 'Opt-in date' ],
			[ 'Joined' ],
			[ 'Confirmed at' ],
			[ 'Confirmed' ],
		];
	}

	/**
	 * NEWS-644: the day of agreement is known by the names that other programs give it, that of a yes too.
	 */
	#[DataProvider( 'days_of_agreement' )]
	public function test_the_day_of_agreement_is_known_by_other_names( string $head ): void {
		$this->take( "Email,{$head}\njo@example.com,4/3/2025\nkim@example.com,25/3/2025\n" );
		self::assertSame( get_gmt_from_date( '2025-03-04 00:00:00' ), $this->subscriber()['consent_at'] );
		self::assertSame( '', $this->subscriber()['fields'] );
	}

	/**
	 * NEWS-644: a yes without a day is a yes, today.
	 */
	public function test_a_yes_without_a_day_is_one_of_today(): void {
		$this->take( "Email,Subscribed\njo@example.com,yes\n" );
		self::assertSame( $this->clock->now()->format( 'Y-m-d H:i:s' ), $this->subscriber()['consent_at'] );
	}

	public function test_the_same_file_twice_changes_nothing(): void {
		$this->take( "Email\njo@example.com\n" );
		$again = $this->take( "Email\nJO@example.com\n" );
		self::assertSame( [ 0, 1 ], [ $again['added'], $again['known'] ] );
	}

	/**
	 * SPAM-12: whom a robot typed in comes onto the list by the owner's word, which is the proof then.
	 */
	public function test_who_was_kept_apart_comes_by_the_owners_word(): void {
		$this->take( "Email\njo@example.com\n" );
		$this->connection->execute( "UPDATE {$this->connection->table( 'subscribers' )} SET status = 'spam', consent_text = 'A robot’s', consent_page = 'https://example.com/', spam_reason = 'honeypot'" );
		self::assertSame( 1, $this->take( "Email,Agreed to\njo@example.com,On paper\n" )['added'] );
		$row = $this->subscriber();
		self::assertSame(
			[ 'confirmed', 'On paper', '', '' ],
			[ $row['status'], $row['consent_text'], $row['consent_page'], $row['spam_reason'] ]
		);
	}

	public function test_who_has_left_stays_away(): void {
		$this->take( "Email,Status\njo@example.com,confirmed\n" );
		$this->take( "Email,Status\njo@example.com,unsubscribed\n" );
		self::assertSame( 'unsubscribed', $this->subscriber()['status'] );
		$again = $this->take( "Email,Status\njo@example.com,subscribed\n" );
		self::assertSame( [ 0, 1 ], [ $again['added'], $again['known'] ] );
		self::assertSame( 'unsubscribed', $this->subscriber()['status'] );
	}

	/**
	 * NEWS-200: files of other programs, and who may be written to afterwards. An address that is not there was
	 * refused.
	 *
	 * @return array<string, array{string, array<string, string>}>
	 */
	public static function standings(): array {
		$files = [
			'MailPoet'                    => [
				"email,List status,Global status\na@x.org,subscribed,subscribed\nb@x.org,unsubscribed,subscribed\n"
					. "c@x.org,unconfirmed,unconfirmed\nd@x.org,subscribed,bounced\ne@x.org,subscribed,unsubscribed\n",
				[ 'a' => 'confirmed', 'b' => 'unsubscribed', 'd' => 'unsubscribed', 'e' => 'unsubscribed' ],
			],
			'Mailchimp, who has left'     => [
				"Email Address,First Name,UNSUB_TIME,UNSUB_REASON,UNSUB_REASON_OTHER\n"
					. "a@x.org,Al,2024-01-02 03:04:05,NORMAL,\nb@x.org,Bo,2024-01-02 03:04:05,ABUSE,Spam\n",
				[ 'a' => 'unsubscribed', 'b' => 'unsubscribed' ],
			],
			'Mailchimp, cleaned'          => [
				"Email Address,CLEAN_TIME,CLEAN_CAMPAIGN_TITLE\na@x.org,2024-01-02 03:04:05,May\n",
				[ 'a' => 'unsubscribed' ],
			],
			'Wix'                         => [
				"Email,Email subscriber status\na@x.org,Subscribed\nb@x.org,Unsubscribed\nc@x.org,Never subscribed\n"
					. "d@x.org,Pending\n",
				[ 'a' => 'confirmed', 'b' => 'unsubscribed' ],
			],
			'a flag that says no'         => [
				"Email,Unsubscribed\na@x.org,no\nb@x.org,yes\nc@x.org,\nd@x.org,1\ne@x.org,0\nf@x.org,2024-05-06\n",
				[
					...[ 'a' => 'confirmed', 'b' => 'unsubscribed', 'c' => 'confirmed' ],
					...[ 'd' => 'unsubscribed', 'e' => 'confirmed', 'f' => 'unsubscribed' ],
				],
			],
			'a flag that says yes'        => [
				"Email,Subscribed\na@x.org,yes\nb@x.org,no\nc@x.org,\nd@x.org,TRUE\ne@x.org,FALSE\n",
				[ 'a' => 'confirmed', 'b' => 'unsubscribed', 'd' => 'confirmed', 'e' => 'unsubscribed' ],
			],
			'Shopify'                     => [
				"Email,Accepts Email Marketing\na@x.org,yes\nb@x.org,no\n",
				[ 'a' => 'confirmed' ],
			],
			'Brevo'                       => [
				"EMAIL,DOUBLE_OPT-IN,EMAIL_BLACKLISTED\na@x.org,Yes,No\nb@x.org,Yes,Yes\nc@x.org,No,No\n",
				[ 'a' => 'confirmed', 'b' => 'unsubscribed' ],
			],
			'HubSpot'                     => [
				"Email,Unsubscribed from all email,Email hard bounce reason\na@x.org,,\nb@x.org,true,\n"
					. "c@x.org,,Unknown user\n",
				[ 'a' => 'confirmed', 'b' => 'unsubscribed', 'c' => 'unsubscribed' ],
			],
			'Salesforce and Zoho'         => [
				"Email,Email Opt Out\na@x.org,false\nb@x.org,true\n",
				[ 'a' => 'confirmed', 'b' => 'unsubscribed' ],
			],
			'Mailjet'                     => [
				"Email,IsUnsubscribed,Is excluded from campaigns\na@x.org,false,false\nb@x.org,True,false\n"
					. "c@x.org,false,true\n",
				[ 'a' => 'confirmed', 'b' => 'unsubscribed', 'c' => 'unsubscribed' ],
			],
			'Klaviyo'                     => [
				"Email,Email Suppressions,Email Marketing Status\na@x.org,[],SUBSCRIBED\n"
					. "b@x.org,[\"USER_SUPPRESSED\"],SUBSCRIBED\nc@x.org,[],NEVER_SUBSCRIBED\nd@x.org,[],UNSUBSCRIBED\n",
				[ 'a' => 'confirmed', 'b' => 'unsubscribed', 'd' => 'unsubscribed' ],
			],
			'the Newsletter plugin'       => [
				"Email,Status\na@x.org,C\nb@x.org,S\nc@x.org,U\nd@x.org,B\ne@x.org,P\n",
				[ 'a' => 'confirmed', 'c' => 'unsubscribed', 'd' => 'unsubscribed', 'e' => 'unsubscribed' ],
			],
			'Ghost'                       => [
				"email,subscribed_to_emails,deleted_at\na@x.org,true,\nb@x.org,false,\nc@x.org,true,2025-01-01\n",
				[ 'a' => 'confirmed', 'b' => 'unsubscribed', 'c' => 'unsubscribed' ],
			],
			'counts of what came back'    => [
				"Email,Hard bounces,Complaints\na@x.org,0,0\nb@x.org,2,0\nc@x.org,0,1\n",
				[ 'a' => 'confirmed', 'b' => 'unsubscribed', 'c' => 'unsubscribed' ],
			],
			'a link to unsubscribe'       => [
				"Email,Unsubscribe link,Unsubscribe\na@x.org,https://example.com/u,https://example.com/u\n",
				[ 'a' => 'confirmed' ],
			],
			'German words'                => [
				"E-Mail,Status\na@x.org,Bestätigt\nb@x.org,Abgemeldet\nc@x.org,unbestätigt\n",
				[ 'a' => 'confirmed', 'b' => 'unsubscribed' ],
			],
			'a status that nobody knows'  => [ "Email,Status\na@x.org,Gold\nb@x.org,\n", [] ],
			'a consent that was refused'  => [
				"Email,Consent\na@x.org,no\nb@x.org,By phone\n",
				[ 'b' => 'confirmed' ],
			],
		];
		return $files;
	}

	/**
	 * @param string                $text     The file.
	 * @param array<string, string> $standing Statuses by the first part of the address.
	 */
	#[DataProvider( 'standings' )]
	public function test_whoever_left_elsewhere_is_not_written_to( string $text, array $standing ): void {
		$report = $this->take( $text );
		$stored = [];
		foreach ( $this->connection->rows(
			"SELECT email, status FROM {$this->connection->table( 'subscribers' )} ORDER BY email"
		) as $row ) {
			$stored[ (string) strtok( (string) $row['email'], '@' ) ] = (string) $row['status'];
		}
		self::assertSame( $standing, $stored );
		self::assertSame( count( $standing ), $report['added'] );
		self::assertSame(
			count( array_keys( $standing, 'unsubscribed', true ) ),
			$report['silenced'],
			'The preview says how many will be mailed.'
		);
	}

	/**
	 * NEWS-201: what may say it is decided by the owner before anything is stored.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function doubts(): array {
		return [
			'a word in a column of any name' => [ "Email,Notes\na@x.org,\nb@x.org,Unsubscribed\n", 'Notes' ],
			'a state that is no place'       => [ "email,state\na@x.org,active\nb@x.org,cancelled\n", 'state' ],
			'a status of something'          => [ "Email,Membership status\na@x.org,Gold\n", 'Membership status' ],
			'a yes to something'             => [ "Email,Newsletter\na@x.org,Yes\n", 'Newsletter' ],
			'Substack'                       => [ "email,active_subscription\na@x.org,false\n", 'active_subscription' ],
		];
	}

	/**
	 * @param string $text   The file.
	 * @param string $column Its name is told.
	 */
	#[DataProvider( 'doubts' )]
	public function test_what_may_be_a_status_is_decided_first( string $text, string $column ): void {
		$look = $this->import->look( $this->file( $text ), $this->importer() );
		self::assertSame( [ 'email', '?' ], $look['mapping'] );
		try {
			$this->take( $text );
			self::fail( 'Nobody has decided.' );
		} catch ( ImportRefused $refusal ) {
			self::assertStringContainsString( $column, $refusal->getMessage() );
		}
		self::assertSame( 0, $this->rows_of( 'subscribers' ) );
		self::assertGreaterThan( 0, $this->take( $text, false, [ 1 => 'field' ] )['added'] );
	}

	public function test_a_place_is_no_status(): void {
		$this->take( "Email,State,Suburb\njo@example.com,QLD,Bardon\n" );
		self::assertSame( 'confirmed', $this->subscriber()['status'] );
		self::assertStringContainsString( '"label":"State"', (string) $this->subscriber()['fields'] );
	}

	/**
	 * EXPORT-201: of two moments the first that is there is the proof.
	 */
	public function test_the_proof_has_the_moment_that_is_there(): void {
		$this->take( "E-mail_Address,Opt-in date,CONFIRM_TIME\njo@example.com,,2015-06-07 08:09:10\n" );
		self::assertSame( get_gmt_from_date( '2015-06-07 08:09:10' ), $this->subscriber()['consent_at'] );
	}

	/**
	 * EXPORT-202: what the file proves, then what the site does, then what the owner says.
	 *
	 * @return array<string, array{string, string, string}>
	 */
	public static function slashes(): array {
		return [
			'as in Australia'                => [ 'j F Y', '03/04/2026', '2026-04-03' ],
			'as in America'                  => [ 'F j, Y', '03/04/2026', '2026-03-04' ],
			'the file proves the day first'  => [ 'F j, Y', "03/04/2026\nkim@example.com,21/04/2026", '2026-04-03' ],
			'the file proves the month'      => [ 'j F Y', "03/04/2026\nkim@example.com,04/21/2026", '2026-03-04' ],
			'a day that proves itself'       => [ 'Y-m-d', '21/04/2026', '2026-04-21' ],
			'the same either way'            => [ 'Y-m-d', '04/04/2026', '2026-04-04' ],
			'escaped letters are no day'     => [ '\\d\\a\\y n/j/Y', '03/04/2026', '2026-03-04' ],
		];
	}

	/**
	 * @param string $format The site's.
	 * @param string $dates  What stands in the file.
	 * @param string $day    What is stored.
	 */
	#[DataProvider( 'slashes' )]
	public function test_dates_with_slashes_follow_file_and_site( string $format, string $dates, string $day ): void {
		update_option( 'date_format', $format );
		$this->take( "Email,Agreed on\njo@example.com,{$dates}\n" );
		self::assertSame( get_gmt_from_date( "{$day} 00:00:00" ), $this->subscriber()['consent_at'] );
	}

	public function test_the_owner_is_asked_what_a_date_means(): void {
		update_option( 'date_format', 'Y-m-d' );
		$text = "Email,Agreed on\njo@example.com,03/04/2026\n";
		self::assertSame( '03/04/2026', $this->import->look( $this->file( $text ), $this->importer() )['date'] );
		try {
			$this->take( $text );
			self::fail( 'Nobody has said it.' );
		} catch ( ImportRefused $refusal ) {
			self::assertStringContainsString( '03/04/2026', $refusal->getMessage() );
		}
		self::assertSame( 0, $this->rows_of( 'subscribers' ) );
		$this->take( $text, false, [], DateOrder::DayFirst );
		self::assertSame( get_gmt_from_date( '2026-04-03 00:00:00' ), $this->subscriber()['consent_at'] );
	}

	/**
	 * NEWS-202
	 */
	public function test_lists_are_found_by_their_names(): void {
		$this->take( "Email,List\njo@example.com,summer-news\n" );
		$text = "Email,List\na@x.org,Newsletter\nb@x.org,Summer News\nc@x.org,Newsletter mailing list\n";
		self::assertSame(
			[ 'Newsletter mailing list' ],
			$this->import->look( $this->file( $text ), $this->importer() )['missing']
		);
		$report = $this->import->run( $this->file( $text ), $this->importer(), [], false );
		self::assertSame( [ 2, 1 ], [ $report['added'], $report['refused'] ] );
		self::assertStringContainsString( 'The list', $report['refusals'][0]['reason'] ?? '' );
		$this->take( $text );
		self::assertSame(
			[ 'newsletter', 'summer-news', 'newsletter-mailing-list' ],
			array_map(
				fn ( string $name ): ?string => $this->subscriber( "{$name}@x.org" )['list_id'],
				[ 'a', 'b', 'c' ]
			)
		);
	}

	/**
	 * EXPORT-203: tables as old and as helpful programs write them.
	 */
	public function test_other_ends_and_beginnings_of_lines_are_read(): void {
		$old = "Email,Suburb\rjo@example.com,Bardon\rkim@example.com,Ashgrove\r";
		self::assertSame( 2, $this->take( $old )['added'] );
		$report = $this->take( "sep=;\r\nEmail;Suburb\r\nlee@example.com;Bardon, Brisbane\r\nnobody;x\r\n" );
		self::assertSame( [ 1, 1, 4 ], [ $report['added'], $report['refused'], $report['refusals'][0]['row'] ?? 0 ] );
		self::assertSame( 1, $this->take( "\xEF\xBB\xBF\"sep=\t\"\nEmail\tName\nmo@example.com\tMo\n" )['added'] );
	}

	public function test_a_missing_line_of_names_is_said(): void {
		$this->expectException( UnreadableFile::class );
		$this->expectExceptionMessage( 'first line contains an email address' );
		$this->take( "jo@example.com,Jo\nkim@example.com,Kim\n" );
	}

	/**
	 * NEWS-203: a no outlives the row it stood in, and ends when the person signs up again.
	 */
	public function test_who_left_and_was_deleted_stays_away(): void {
		$delete = fn () => $this->built->get( SubscriberService::class )->delete( (int) $this->subscriber()['id'], 0 );
		$this->take( "Email,Status\njo@example.com,unsubscribed\n" );
		$delete();
		self::assertStringNotContainsString(
			'jo@example.com',
			(string) wp_json_encode(
				$this->connection->rows( "SELECT * FROM {$this->connection->table( 'departed' )}" )
			)
		);
		$again = $this->take( "Email\nJO@example.com\n" );
		self::assertSame( [ 0, 1, 0 ], [ $again['added'], $again['known'], $this->rows_of( 'subscribers' ) ] );
		$other = $this->take( "Email,List\njo@example.com,trade\n" );
		self::assertSame( 1, $other['added'], 'Another list is another no.' );
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'subscribers' )}" );

		$list = ListName::parse( 'newsletter' );
		$this->built->get( LocalList::class )->subscribe(
			$list,
			SubscriptionRequest::by_administrator( 'jo@example.com', '', '', 'On paper' )
		);
		$this->take( "Email\njo@example.com\n" );
		self::assertSame( 'pending', $this->subscriber()['status'], 'Asking alone is no yes.' );
		$this->connection->execute( "UPDATE {$this->connection->table( 'subscribers' )} SET status = 'confirmed'" );
		$delete();
		self::assertSame( 1, $this->take( "Email\njo@example.com\n" )['added'], 'Who had said yes again may come.' );
	}

	/**
	 * NEWS-203 PRIV-6
	 */
	public function test_who_left_and_was_erased_stays_away(): void {
		$this->take( "Email,Status\njo@example.com,unsubscribed\n" );
		$this->built->get( SubscriberPersonalData::class )->erase( new PersonalAddress( 'jo@example.com' ) );
		self::assertSame( 0, $this->rows_of( 'subscribers' ) );
		self::assertSame( 0, $this->take( "Email\njo@example.com\n" )['added'] );
	}

	/**
	 * What cannot be taken.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function refused(): array {
		return [
			'no address'             => [ "Email\njo\n", 'not an email address' ],
			// NEWS-643.
			'letters of Irish'       => [
				"Email\npádraig@example.ie\n",
				'the part before the @ has letters other than a to z. This row is skipped. Ask for another address',
			],
			'a header in an address' => [ "Email\n\"jo@example.com\nBcc: x@example.com\"\n", 'not an email address' ],
			'never confirmed'        => [ "Email,Status\njo@example.com,pending\n", 'pending' ],
			'no date'                => [ "Email,Agreed on\njo@example.com,soon-ish\n", 'not a valid date' ],
			'the year zero'          => [ "Email,Agreed on\njo@example.com,0000-00-00\n", 'not a valid date' ],
			'a year of five digits'  => [ "Email,Agreed on\njo@example.com,99999-01-01\n", 'not a valid date' ],
			'a day too many'         => [ "Email,Agreed on\njo@example.com,2026-02-31\n", 'not a valid date' ],
			'a word that PHP reads'  => [ "Email,Agreed on\njo@example.com,next tuesday\n", 'not a valid date' ],
			'hours from now'         => [ "Email,Agreed on\njo@example.com,+5 hours\n", 'not a valid date' ],
			'a time without a day'   => [ "Email,Agreed on\njo@example.com,14:30\n", 'not a valid date' ],
			'a day and a sum'        => [ "Email,Agreed on\njo@example.com,2026-01-01 +3 days\n", 'not a valid date' ],
			'two years ahead'        => [
				"Email,Agreed on\njo@example.com," . ( (int) gmdate( 'Y' ) + 2 ) . "-01-02\n",
				'not a valid date',
			],
			'a moment far ahead'     => [ "Email,Agreed on\njo@example.com,@9999999999\n", 'not a valid date' ],
			'a day before all mail'  => [ "Email,Agreed on\njo@example.com,1066-10-14\n", 'not a valid date' ],
			'a list without letters' => [ "Email,List\njo@example.com,★\n", 'valid list name' ],
		];
	}

	/**
	 * @param string $text   The file.
	 * @param string $reason What the owner is told.
	 */
	#[DataProvider( 'refused' )]
	public function test_what_cannot_be_taken_is_told( string $text, string $reason ): void {
		$report = $this->take( $text );
		self::assertSame( [ 0, 1 ], [ $report['added'], $report['refused'] ] );
		self::assertStringContainsString( $reason, $report['refusals'][0]['reason'] ?? '' );
		self::assertSame( 0, $this->rows_of( 'subscribers' ) );
	}

	/**
	 * EXPORT-4: out and in again is the same.
	 */
	public function test_an_export_comes_back_as_it_was(): void {
		$this->take( "Email,First name,Phone\njo@example.com,=cmd(),+61 7 5550\nkim@example.com,'quoted,-1\n" );
		$export = new SubscriberExport( $this->directory );
		$query  = SubscriberQuery::of();
		$csv    = implode( '', iterator_to_array( $export->lines( $query, $export->look( $query )[1] ), false ) );
		self::assertStringContainsString( "\"'=cmd()\"", $csv );
		self::assertStringContainsString( "\"'+61 7 5550\"", $csv );
		$before = $this->subscriber();
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'subscribers' )}" );

		$report = $this->take( $csv );

		self::assertSame( 2, $report['added'] );
		$after = $this->subscriber();
		foreach ( [ 'list_id', 'first_name', 'status', 'consent_text', 'consent_at' ] as $column ) {
			self::assertSame( $before[ $column ], $after[ $column ], $column );
		}
		self::assertStringContainsString( '"text":"+61 7 5550"', (string) $after['fields'] );
		self::assertSame( "'quoted", $this->subscriber( 'kim@example.com' )['first_name'] );
	}

	/**
	 * EXPORT-2 REST-12: an export reads on to the end, and each page of the list says where the next one begins.
	 */
	public function test_all_are_read_page_by_page(): void {
		$this->take( "Email\njo@example.com\nkim@example.com\nlee@example.com\n" );
		$export = $this->built->get( SubscriberExport::class );
		$query  = SubscriberQuery::of( limit: 2 );
		self::assertSame( [ 3, [] ], $export->look( $query ) );
		$csv = implode( '', iterator_to_array( $export->lines( $query, [] ), false ) );
		foreach ( [ 'jo', 'kim', 'lee' ] as $name ) {
			self::assertSame( 1, substr_count( $csv, "{$name}@example.com" ) );
		}
		$this->become( 'editor' );
		$first = (array) $this->rest( 'GET', '/brolga/v1/subscribers?per_page=2' )->get_data();
		self::assertSame( (int) $this->subscriber( 'kim@example.com' )['id'], $first['next'] );
		self::assertSame( [ 'newsletter' => [ 'confirmed' => 3 ] ], (array) $first['lists'] );
		$route  = "/brolga/v1/subscribers?per_page=2&after_id={$first['next']}";
		$second = (array) $this->rest( 'GET', $route )->get_data();
		self::assertSame( [ 'jo@example.com' ], array_column( (array) $second['items'], 'email' ) );
		self::assertNull( $second['next'] );
	}

	/**
	 * EXPORT-1 EXPORT-4: what the vectors guard is found again.
	 */
	public function test_a_guard_is_taken_off_again(): void {
		foreach ( [ '=1+1', '+61', '-1', '@x', "\t=1", '＝1', 'plain', "'plain", "'=1", '', "'" ] as $text ) {
			// A text that came with an apostrophe before a formula is the one that cannot be told apart.
			self::assertSame( "'=1" === $text ? '=1' : $text, Csv::text( Csv::cell( $text ) ), $text );
		}
	}

	public function test_a_long_file_is_taken_in_pieces(): void {
		$text  = "Email\n"
			. implode( "\n", array_map( static fn ( int $i ): string => "p{$i}@example.com", range( 1, 45 ) ) );
		$from  = 0;
		$added = [];
		do {
			$report  = $this->import->run(
				$this->file( $text ),
				$this->importer(),
				[],
				false,
				$from,
				20
			);
			$added[] = $report['added'];
			$from    = $report['next'];
		} while ( null !== $from );
		self::assertSame( [ 20, 20, 5 ], $added );
		self::assertSame( 45, $this->rows_of( 'subscribers' ) );
	}

	public function test_an_old_spreadsheets_letters_are_read(): void {
		$this->take( "Email\tName\njo@example.com\tJos\xE9\n", false, [ 1 => 'first_name' ] );
		self::assertSame( 'José', $this->subscriber()['first_name'] );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function no_tables(): array {
		return [
			'nothing'       => [ '' ],
			'a spreadsheet' => [ "PK\x03\x04\0\0\0" ],
			'UTF-16'        => [ "\xFF\xFEE\0m\0" ],
			'far too wide'  => [ str_repeat( 'a,', 600 ) . "\n" ],
		];
	}

	/**
	 * @param string $text What the file holds.
	 */
	#[DataProvider( 'no_tables' )]
	public function test_what_is_no_table_is_told( string $text ): void {
		$this->expectException( UnreadableFile::class );
		$this->file( $text );
	}

	/**
	 * Sends a file as a browser does.
	 *
	 * @param string                $path       Where PHP has put it.
	 * @param array<string, string> $parameters What is said about it.
	 * @param int                   $error      What PHP says about it.
	 */
	private static function bring( string $path, array $parameters, int $error = UPLOAD_ERR_OK ): WP_REST_Response {
		if ( '' === $path ) {
			self::fail( 'There is no file.' );
		}
		$request = new WP_REST_Request( 'POST', '/brolga/v1/imports/subscribers' );
		$request->set_body_params( $parameters );
		$request->set_file_params(
			[
				'file' => [
					'tmp_name' => $path,
					'error'    => max( 0, min( 8, $error ) ),
					'name'     => 'people.csv',
					'type'     => 'text/csv',
					'size'     => 1,
				],
			]
		);
		return rest_do_request( $request );
	}

	public function test_owners_bring_a_file_by_rest(): void {
		$this->become( 'editor' );
		$this->files[] = $path = wp_tempnam( 'import' );
		file_put_contents( $path, "Email\njo@example.com\n" );
		self::assertSame(
			400,
			self::bring( $path, [ 'do' => 'take' ] )->get_status(),
			'Without the word on how they agreed.'
		);
		self::assertSame( 400, self::bring( $path, [ 'do' => 'look' ], UPLOAD_ERR_INI_SIZE )->get_status() );
		self::assertSame( 400, self::bring( $path, [ 'do' => 'look' ], UPLOAD_ERR_NO_FILE )->get_status() );
		self::assertSame( 400, self::bring( $path, [ 'do' => 'eat', 'statement' => 'x' ] )->get_status() );
		self::assertSame( 400, self::bring( $path, [ 'do' => 'look', 'mapping' => '{' ] )->get_status() );
		self::assertSame( 200, self::bring( $path, [ 'do' => 'look' ] )->get_status() );
		self::assertSame( 0, $this->rows_of( 'subscribers' ) );
		$done = self::bring(
			$path,
			[ 'do' => 'take', 'statement' => 'Signed on paper', 'list' => 'paper' ]
		)->get_data();
		self::assertIsArray( $done );
		self::assertSame( 1, $done['added'] );
		self::assertSame(
			[ 'paper', 'Signed on paper' ],
			[ $this->subscriber()['list_id'], $this->subscriber()['consent_text'] ]
		);
		self::assertSame(
			'import_subscribers',
			$this->connection->value( "SELECT action FROM {$this->connection->table( 'audit' )} ORDER BY id DESC LIMIT 1" )
		);
	}

	/**
	 * REST-12 REST-13
	 */
	public function test_owners_see_search_and_forget_subscribers(): void {
		$this->take( "Email,First name,List\njo@example.com,Jo,newsletter\nkim@example.com,Kim,news-2\n100%@example.com,Pia,newsletter\n" );
		$this->become( 'editor' );
		$emails = fn ( string $query ): array => array_column(
			(array) ( (array) $this->rest( 'GET', "/brolga/v1/subscribers?{$query}" )->get_data() )['items'],
			'email'
		);
		self::assertSame( [ '100%@example.com', 'kim@example.com', 'jo@example.com' ], $emails( '' ) );
		self::assertSame( [ 'kim@example.com' ], $emails( 'list=news-2' ) );
		self::assertSame( [ 'jo@example.com' ], $emails( 'search=JO' ) );
		self::assertSame( [ '100%@example.com' ], $emails( 'search=%25' ) );
		self::assertSame( [], $emails( 'search=' . rawurlencode( "' OR 1=1 --" ) ) );
		self::assertSame( [ '100%@example.com' ], $emails( 'per_page=1' ) );
		self::assertSame( 400, $this->rest( 'GET', '/brolga/v1/subscribers?status=gone' )->get_status() );

		$id = (int) $this->subscriber()['id'];
		$this->rest( 'POST', "/brolga/v1/subscribers/{$id}/unsubscribe" );
		self::assertSame( [ 'jo@example.com' ], $emails( 'status=unsubscribed' ) );
		self::assertSame( 200, $this->rest( 'DELETE', "/brolga/v1/subscribers/{$id}" )->get_status() );
		self::assertSame( 404, $this->rest( 'DELETE', "/brolga/v1/subscribers/{$id}" )->get_status() );
		self::assertSame( 2, $this->rows_of( 'subscribers' ) );
	}
}
