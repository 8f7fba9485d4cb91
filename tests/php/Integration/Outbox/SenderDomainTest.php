<?php
/**
 * What a domain should say about its mail.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Outbox;

use Brolga\Core\Settings\SectionValues;
use Brolga\Core\Settings\Vault;
use Brolga\Mail\Dns;
use Brolga\Mail\MailSection;
use Brolga\Mail\NotificationsSection;
use Brolga\Mail\SenderDomain;
use Brolga\Mail\SmtpServer;
use Brolga\Mail\SystemDns;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * OUTBOX-17: the hint on SPF, DKIM and DMARC.
 */
#[Group( 'once' )]
final class SenderDomainTest extends TestCase {

	private const DMARC = [ '_dmarc.example.org' => [ 'v=DMARC1; p=reject' ] ];

	private const DKIM = [ 's1._domainkey.example.org' => [ 'v=DKIM1; k=rsa; p=MIGfMA0' ] ];

	/**
	 * The findings for a sender of example.org.
	 *
	 * @param array<string, list<string>>|null $texts What the domain name system has; null: it is not responding.
	 * @param string                           $host  The SMTP server; empty: none.
	 * @param string                           $from  The sender.
	 * @return array<string, array<string, string>> By record.
	 */
	private static function check( ?array $texts, string $host = '', string $from = 'site@example.org' ): array {
		$dns    = new class( $texts ) implements Dns {
			/** @var list<string> */
			public array $asked = [];

			/**
			 * @param array<string, list<string>>|null $texts By name.
			 */
			public function __construct( private readonly ?array $texts ) {}

			public function texts( string $name ): ?array {
				$this->asked[] = $name;
				return null === $this->texts ? null : $this->texts[ $name ] ?? [];
			}
		};
		$values = ( new SectionValues( new MailSection(), [], new Vault() ) )->with(
			[ 'transport' => 'smtp', 'smtp_host' => $host ]
		);
		$found  = ( new SenderDomain( $dns ) )->check( $from, SmtpServer::of( $values ) );
		if ( null === $texts ) {
			self::assertSame( [ 'example.org' ], $dns->asked, 'Asked again where nobody answers.' );
		}
		return array_combine( array_column( $found, 'record' ), $found );
	}

	public function test_a_domain_that_says_all_is_good(): void {
		$found = self::check(
			[
				'example.org' => [ 'google-site-verification=1', 'v=spf1 include:_spf.google.com -all' ],
			] + self::DKIM + self::DMARC,
			'smtp.gmail.com'
		);
		self::assertSame(
			[ 'SPF' => 'good', 'DKIM' => 'good', 'DMARC' => 'good' ],
			array_map( static fn ( array $record ): string => $record['state'], $found )
		);
		self::assertSame( '', $found['SPF']['value'] );
	}

	/**
	 * Texts of the domain, its server, and what becomes of SPF.
	 *
	 * @return iterable<string, array{list<string>, string, string, string}>
	 */
	public static function senders(): iterable {
		yield 'nothing there, this web server sends' => [ [], '', 'critical', 'v=spf1 a mx ~all' ];
		yield 'nothing there, a known provider' => [
			[],
			'email-smtp.ap-southeast-2.amazonaws.com',
			'critical',
			'v=spf1 include:amazonses.com ~all',
		];
		yield 'nothing there, a server of its own' => [
			[],
			'mail.fern.example',
			'critical',
			'v=spf1 a:mail.fern.example ~all',
		];
		yield 'two lines' => [ [ 'v=spf1 a ~all', 'v=spf1 mx ~all' ], '', 'critical', 'v=spf1 a mx ~all' ];
		yield 'the sender is missing' => [
			[ 'v=spf1 mx -all' ],
			'smtp.gmail.com',
			'recommended',
			'v=spf1 include:_spf.google.com mx -all',
		];
		yield 'no provider by half a name' => [ [], 'notgmail.com', 'critical', 'v=spf1 a:notgmail.com ~all' ];
	}

	/**
	 * @param list<string> $texts Of the domain.
	 * @param string       $host  The SMTP server.
	 * @param string       $state What is found.
	 * @param string       $line  What to add.
	 */
	#[DataProvider( 'senders' )]
	public function test_the_line_to_add_names_the_sender(
		array $texts,
		string $host,
		string $state,
		string $line
	): void {
		$spf = self::check( [ 'example.org' => $texts ], $host )['SPF'] ?? [];
		self::assertSame(
			[ $state, 'example.org', $line ],
			[ $spf['state'] ?? '', $spf['name'] ?? '', $spf['value'] ?? '' ]
		);
	}

	public function test_a_part_of_a_domain_inherits_its_policy(): void {
		self::assertSame( 'good', self::check( self::DMARC, '', 'a@news.example.org' )['DMARC']['state'] ?? '' );
		$none = self::check( [], '', 'a@news.example.org' )['DMARC'] ?? [];
		self::assertSame(
			[ 'recommended', '_dmarc.news.example.org', 'v=DMARC1; p=none; rua=mailto:a@news.example.org' ],
			[ $none['state'] ?? '', $none['name'] ?? '', $none['value'] ?? '' ]
		);
	}

	public function test_a_key_that_was_withdrawn_is_none(): void {
		self::assertSame(
			'recommended',
			self::check( [ 'default._domainkey.example.org' => [ 'v=DKIM1; p=' ] ] )['DKIM']['state'] ?? ''
		);
	}

	/**
	 * Without an answer there are the lines all the same, and one question only.
	 */
	public function test_a_resolver_that_does_not_answer_is_no_obstacle(): void {
		foreach ( self::check( null ) as $record ) {
			self::assertSame( 'unknown', $record['state'] );
			self::assertNotSame( '', $record['value'] );
		}
	}

	public function test_a_host_can_answer_in_the_resolvers_place(): void {
		add_filter(
			'brolga_dns_texts',
			static fn ( mixed $texts, string $name ): array => [ "text of {$name}", 5 ],
			10,
			2
		);
		self::assertSame( [ 'text of example.org' ], ( new SystemDns() )->texts( 'example.org' ) );
	}

	/**
	 * What the button says, with the resolver answering nothing.
	 *
	 * @param string $from The sender that is set.
	 * @return array<array-key, mixed>
	 */
	private function pressed( string $from ): array {
		$this->become( 'administrator' );
		self::set( new MailSection(), [ 'mail_from' => $from ] );
		add_filter( 'brolga_dns_texts', static fn (): array => [] );
		return (array) $this->rest( 'POST', '/brolga/v1/mail/domain' )->get_data();
	}

	/**
	 * OUTBOX-720: WordPress' own sender is the one that is looked at, and not whom notifications go to.
	 */
	public function test_the_button_checks_the_address_that_is_used(): void {
		self::set( new NotificationsSection(), [ 'notification_recipient' => 'owner@elsewhere.example' ] );
		add_filter( 'home_url', static fn (): string => 'https://www.fern.example/' );
		$none = $this->pressed( '' );
		self::assertSame( 'wordpress@fern.example', $none['address'] ?? null );
		self::assertIsArray( $none['records'] ?? null );
		// Nobody reads WordPress' own.
		self::assertStringContainsString(
			'rua=mailto:postmaster@fern.example',
			(string) wp_json_encode( $none['records'] )
		);
		self::assertSame( 'shop@fern.example', $this->pressed( 'shop@fern.example' )['address'] ?? null );
		add_filter( 'wp_mail_from', static fn (): string => 'smtp@plugin.example' );
		self::assertSame( 'smtp@plugin.example', $this->pressed( '' )['address'] ?? null );
	}

	/**
	 * OUTBOX-720: nobody can set records of a machine, a number or somebody else's mailbox.
	 *
	 * @param string $host The site's.
	 * @param string $from The sender that is set.
	 * @param string $says The domain it names.
	 */
	#[TestWith( [ 'devbox', '', 'devbox' ] )]
	#[TestWith( [ '127.0.0.1', '', '127.0.0.1' ] )]
	#[TestWith( [ 'shop.local', '', 'shop.local' ] )]
	#[TestWith( [ 'fern.example', 'fern@gmail.com', 'gmail.com' ] )]
	#[TestWith( [ 'fern.example', 'fern@gmx.at', 'gmx.at' ] )]
	public function test_the_button_asks_for_a_sender_first( string $host, string $from, string $says ): void {
		add_filter( 'home_url', static fn (): string => "http://{$host}/" );
		$said = $this->pressed( $from );
		self::assertSame( 'brolga_sender_first', $said['code'] ?? null );
		self::assertIsString( $said['message'] ?? null );
		self::assertStringContainsString( "currently come from {$says}, ", $said['message'] );
	}
}
