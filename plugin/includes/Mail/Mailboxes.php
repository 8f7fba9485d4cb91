<?php
declare( strict_types=1 );

namespace Brolga\Mail;

/**
 * Recognizes domains whose DNS records no site owner can change: those of public mailbox
 * providers, and names that are not public domains.
 *
 * @see OUTBOX-720
 */
final class Mailboxes {

	/** Mailbox providers whose domains other senders must not use. */
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

	private const IN_COUNTRIES = '/^(gmx|hotmail|outlook|yahoo)\.([a-z]{2,3}|com?\.[a-z]{2})$/D';

	private const PRIVATE = '/(^|\.)(internal|invalid|lan|local|localhost|test)$/D';

	public static function has( string $domain ): bool {
		return in_array( $domain, self::EVERYBODYS, true ) || 1 === preg_match( self::IN_COUNTRIES, $domain );
	}

	public static function can_be_set( string $domain ): bool {
		return str_contains( $domain, '.' )
			&& 1 !== preg_match( '/^[\d.]+$|[:\[\]]/', $domain )
			&& 1 !== preg_match( self::PRIVATE, $domain )
			&& ! self::has( $domain );
	}
}
