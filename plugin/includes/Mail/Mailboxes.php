<?php
declare( strict_types=1 );

namespace Brolga\Mail;

/**
 * Domains that no owner of a site can set records of: those of mailboxes for
 * everybody, and what is no domain that the world knows.
 *
 * @see OUTBOX-720
 */
final class Mailboxes {

	/** Mailboxes whose names others must not send by. */
	private const EVERYBODYS = [
		'gmail.com',
		'googlemail.com',
		'live.com',
		'icloud.com',
		'me.com',
		'bigpond.com',
		'bigpond.net.au',
		'optusnet.com.au',
		'aol.com',
		'aon.at',
		'bluewin.ch',
		'freenet.de',
		'proton.me',
		'protonmail.com',
		't-online.de',
		'web.de',
	];

	/** Those that have a domain in each country. */
	private const IN_COUNTRIES = '/^(gmx|hotmail|outlook|yahoo)\.([a-z]{2,3}|com?\.[a-z]{2})$/D';

	/** Names of machines and of networks without the world around. */
	private const PRIVATE = '/(^|\.)(internal|invalid|lan|local|localhost|test)$/D';

	/**
	 * Whether a domain is a mailbox for everybody.
	 *
	 * @param string $domain In small letters.
	 */
	public static function has( string $domain ): bool {
		return in_array( $domain, self::EVERYBODYS, true ) || 1 === preg_match( self::IN_COUNTRIES, $domain );
	}

	/**
	 * Whether the owner of a site can set records of a domain.
	 *
	 * @param string $domain In small letters.
	 */
	public static function can_be_set( string $domain ): bool {
		return str_contains( $domain, '.' )
			&& 1 !== preg_match( '/^[\d.]+$|[:\[\]]/', $domain )
			&& 1 !== preg_match( self::PRIVATE, $domain )
			&& ! self::has( $domain );
	}
}
