<?php
declare( strict_types=1 );

namespace Brolga\Mail;

/**
 * Checks a domain's SPF, DKIM and DMARC records, which mailbox providers require, and suggests the missing
 * ones.
 *
 * @see OUTBOX-17
 *
 * @phpstan-type DomainRecord array{
 *     record: string,
 *     state: string,
 *     found: string,
 *     message: string,
 *     name: string,
 *     value: string,
 * }
 */
final class SenderDomain {

	/** Mail services whose SPF name differs from their server's. */
	private const INCLUDES = [
		'gmail.com'              => '_spf.google.com',
		'google.com'             => '_spf.google.com',
		'office365.com'          => 'spf.protection.outlook.com',
		'outlook.com'            => 'spf.protection.outlook.com',
		'brevo.com'              => 'spf.brevo.com',
		'sendinblue.com'         => 'spf.brevo.com',
		'mailgun.org'            => 'mailgun.org',
		'sendgrid.net'           => 'sendgrid.net',
		'amazonaws.com'          => 'amazonses.com',
		'postmarkapp.com'        => 'spf.mtasv.net',
		'fastmail.com'           => 'spf.messagingengine.com',
		'messagingengine.com'    => 'spf.messagingengine.com',
		'zoho.com'               => 'zohomail.com',
		'mailjet.com'            => 'spf.mailjet.com',
	];

	/** Usual names of DKIM keys: DNS cannot list all keys of a domain. */
	private const SELECTORS = [ 'default', 'google', 'selector1', 's1', 'k1', 'mail' ];

	public function __construct( private readonly Dns $dns ) {}

	/** @return list<DomainRecord> */
	public function check( string $address, ?SmtpServer $server ): array {
		$domain = strtolower( substr( $address, 1 + (int) strrpos( $address, '@' ) ) );
		$spf    = $this->dns->texts( $domain );
		return [
			$this->spf( $domain, $spf, $server ),
			$this->dkim( $domain, null !== $spf ),
			$this->dmarc( $domain, $address, null !== $spf ),
		];
	}

	/**
	 * @param list<string>|null $texts
	 * @phpstan-return DomainRecord
	 */
	private function spf( string $domain, ?array $texts, ?SmtpServer $server ): array {
		$found = array_values( array_filter(
			$texts ?? [],
			static fn ( string $text ): bool => 1 === preg_match( '/^v=spf1( |$)/i', $text )
		) );
		$allow = self::allows( $server );
		$line  = "v=spf1 {$allow} ~all";
		if (
			1 === count( $found )
			&& '' !== $allow
			&& ! str_contains( strtolower( $found[0] ), strtolower( explode( ' ', $allow )[0] ) )
		) {
			// Two SPF records would both be invalid, so the existing one is extended.
			$line = (string) preg_replace( '/^(v=spf1)/i', "$1 {$allow}", $found[0] );
			return self::record(
				'SPF',
				'recommended',
				$found[0],
				__( 'The SPF record does not seem to include this sender. Unless another entry covers the sender, add:', 'brolga' ),
				$domain,
				$line
			);
		}
		return match ( true ) {
			null === $texts     => self::unknown( 'SPF', $domain, $line ),
			count( $found ) > 1 => self::record(
				'SPF',
				'critical',
				implode( "\n", $found ),
				__( 'The domain has several SPF records, so mail providers ignore them all. Combine them into one:', 'brolga' ),
				$domain,
				$line
			),
			[] === $found       => self::record(
				'SPF',
				'critical',
				'',
				__( 'The domain has no list of permitted senders (SPF). Add this record:', 'brolga' ),
				$domain,
				$line
			),
			default             => self::record(
				'SPF',
				'good',
				$found[0],
				__( 'The domain lists its permitted senders (SPF).', 'brolga' )
			),
		};
	}

	/** @phpstan-return DomainRecord */
	private function dkim( string $domain, bool $asked ): array {
		foreach ( $asked ? self::SELECTORS : [] as $selector ) {
			$name = "{$selector}._domainkey.{$domain}";
			foreach ( $this->dns->texts( $name ) ?? [] as $text ) {
				if ( 1 === preg_match( '/(^|;)\s*p=[A-Za-z0-9+\/]/', $text ) ) {
					return self::record(
						'DKIM',
						'good',
						"{$name}: " . mb_substr( $text, 0, 60 ) . '…',
						__( 'The domain has a key for signing email (DKIM).', 'brolga' )
					);
				}
			}
		}
		$message = $asked
			? __( 'No key was found under the usual names. Turn on DKIM signing at your mail provider. The provider shows you the name and value of this record:', 'brolga' )
			: __( 'The record could not be looked up. Your mail provider can show you its name and value:', 'brolga' );
		return self::record(
			'DKIM',
			$asked ? 'recommended' : 'unknown',
			'',
			$message,
			"selector._domainkey.{$domain}",
			'v=DKIM1; k=rsa; p=…'
		);
	}

	/** @phpstan-return DomainRecord */
	private function dmarc( string $domain, string $address, bool $asked ): array {
		// Nobody reads wordpress@; every mail domain has a postmaster.
		$reader = str_starts_with( $address, 'wordpress@' ) ? "postmaster@{$domain}" : $address;
		$line   = "v=DMARC1; p=none; rua=mailto:{$reader}";
		if ( ! $asked ) {
			return self::unknown( 'DMARC', "_dmarc.{$domain}", $line );
		}
		// Subdomains inherit the policy of their domain.
		for ( $name = $domain; str_contains( $name, '.' ); $name = substr( $name, 1 + (int) strpos( $name, '.' ) ) ) {
			foreach ( $this->dns->texts( "_dmarc.{$name}" ) ?? [] as $text ) {
				if ( 1 === preg_match( '/^v=DMARC1\s*;/i', $text ) ) {
					return self::record(
						'DMARC',
						'good',
						$text,
						__( 'The domain has a policy for forged email (DMARC).', 'brolga' )
					);
				}
			}
		}
		return self::record(
			'DMARC',
			'recommended',
			'',
			__( 'The domain has no policy for forged email (DMARC). Large mail providers require one. Start with this record, which only asks for reports:', 'brolga' ),
			"_dmarc.{$domain}",
			$line
		);
	}

	private static function allows( ?SmtpServer $server ): string {
		if ( null === $server ) {
			return 'a mx';
		}
		foreach ( self::INCLUDES as $domain => $include ) {
			if ( $server->host === $domain || str_ends_with( strtolower( $server->host ), ".{$domain}" ) ) {
				return "include:{$include}";
			}
		}
		return "a:{$server->host}";
	}

	/** @phpstan-return DomainRecord */
	private static function unknown( string $record, string $name, string $line ): array {
		return self::record(
			$record,
			'unknown',
			'',
			__( 'The record could not be looked up. If the domain has none, add this one:', 'brolga' ),
			$name,
			$line
		);
	}

	/** @phpstan-return DomainRecord */
	private static function record(
		string $record,
		string $state,
		string $found,
		string $message,
		string $name = '',
		string $value = ''
	): array {
		return [
			'record'  => $record,
			'state'   => $state,
			'found'   => $found,
			'message' => $message,
			'name'    => $name,
			'value'   => $value,
		];
	}
}
