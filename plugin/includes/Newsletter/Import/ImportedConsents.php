<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Newsletter\Import;

use Brolga\Core\Import\DateOrder;
use Brolga\Core\Import\DateReader;
use Brolga\Core\Import\RowRefused;
use Brolga\Core\Support\Text;

/**
 * Reads from other programs' columns whether a person may be mailed: from a status word, a yes or
 * no, or the date of unsubscribing. A person wrongly taken for a subscriber would get unwanted
 * mail, so an unknown value never counts as agreement.
 *
 * @see NEWS-200 NEWS-201
 */
final class ImportedConsents {

	/** Column names whose every value except a no means that the person must not be mailed. */
	private const AWAY = '/\b(?:unsub\w*|opt(?:ed)? ?out|bounce[sd]?|complain\w*|abuse|blocked|block ?list(?:ed)?'
		. '|black ?list(?:ed)?|suppress\w*|cleaned|clean (?:time|date)|undeliver\w*|invalid|deleted'
		. '|removed|inactive|disabled'
		. '|archived|excluded|spam|junk|cancell?ed|revoked|withdrawn|declined|stop (?:time|date|status)'
		. '|do ?not (?:e ?mail|mail|contact|send)|no e ?mails?|(?:not|never) subscribed|left(?: at| on)?$'
		. '|abgemeldet|ausgetragen|désabonn\w*|désinscri\w*|disiscritt\w*|uitgeschreven|afgemeld)\b/u';

	/** Column names that say with yes or no whether the person is subscribed. */
	private const HERE = '/^(?:is |has )?(?:e ?mail |newsletter |marketing |double )*'
		. '(?:subscribed|confirmed|verified|active|enabled|opt(?:ed)? ?in|accepts (?:e ?mail )?marketing)'
		. '(?: to (?:the )?(?:e ?mails?|newsletter))?$/u';

	private const STATUS = '/^(?:global |list |e ?mail |newsletter |mailing |contact |subscri(?:ber|ption) '
		. '|marketing |consent |opt ?in |permission )*status$/u';

	/** Column names that may hold a status. */
	private const PERHAPS = '/\b(?:status|state|subscri\w*|opt ?(?:in|out)|consent\w*|permission\w*|marketing'
		. '|confirm\w*|active|verified|newsletter)\b/u';

	/** Column names that are related to a subscription but hold no status. */
	private const BESIDE = '/\b(?:url|link|token|hash|page|key|score|campaign|source|ip|message|text|code|sms|id)\b/u';

	/** Values for a subscribed person. */
	private const ON = [
		...[ 'confirmed', 'subscribed', 'active', 'opted in', 'opt in', 'double opt in', 'single opt in', 'optin' ],
		...[ 'yes', 'y', '1', 'true', 'on', 'x', '✓', 'c', 'enabled', 'verified', 'express', 'explicit' ],
		...[ 'accepted', 'granted', 'allowed', 'agreed', 'member' ],
		...[ 'ja', 'aktiv', 'angemeldet', 'abonniert', 'bestätigt', 'oui', 'abonné', 'actif', 'inscrit', 'confirmé' ],
		...[ 'sí', 'si', 'activo', 'suscrito', 'confirmado', 'attivo', 'iscritto', 'actief', 'bevestigd' ],
	];

	/** Values for a person who has not confirmed or was never asked. */
	private const WAITING = [
		...[ 'pending', 'unconfirmed', 'not confirmed', 'non confirmed', 'unverified', 'not verified', 'waiting' ],
		...[ 'awaiting confirmation', 'never subscribed', 'not subscribed', 'non subscribed', 'transactional' ],
		...[ 's', 'unknown', 'none', 'null', 'n a', 'unbestätigt', 'ausstehend', 'non confirmé', 'sin confirmar' ],
	];

	/** Values for an unsubscribed person, in addition to AWAY. */
	private const OFF = [ 'no', 'n', '0', 'false', 'off', 'u', 'b', 'p', 'nein', 'non', 'inaktiv', 'gesperrt', 'baja' ];

	/** Values that mean no in columns matched by AWAY. */
	private const NOT = [ '', 'no', 'n', '0', 'false', 'off', 'never', 'none', 'null', 'n a', 'nein', 'non' ];

	/** Values that are a status whatever their column is called. */
	private const PLAIN = '/^(?:e ?mail )?(?:unsubscribed?|(?:hard |soft )?bounced?|complain(?:ed|t)|unconfirmed'
		. '|opted ?out|opt out|black ?listed|block ?listed|(?:never|not) subscribed|cleaned|abgemeldet|désabonné)$/u';

	/** Whether a column certainly holds a status, by its name. */
	public static function is_column( string $head ): bool {
		$name = self::words( $head );
		return 1 === preg_match( self::STATUS, $name )
			|| 1 === preg_match( self::HERE, $name )
			|| self::is_away( $name );
	}

	/** Whether a column may hold a status, by its name and one of its values. */
	public static function is_doubtful( string $head, string $cell ): bool {
		$name = self::words( $head );
		$word = self::words( $cell );
		if ( '' === $word ) {
			return false;
		}
		if ( 1 === preg_match( self::PLAIN, $word ) || 1 === preg_match( '/\bstatus\b/u', $name ) ) {
			return true;
		}
		return 1 === preg_match( self::PERHAPS, $name )
			&& 1 !== preg_match( self::BESIDE, $name )
			&& null !== self::of_word( $word );
	}

	/**
	 * Returns the strictest status that the columns say.
	 *
	 * @param array<string, string> $said Values by column name.
	 * @throws RowRefused If the person never confirmed, or all status columns are empty.
	 */
	public static function of( array $said ): ImportedConsent {
		$found = null;
		$empty = false;
		$never = '';
		foreach ( $said as $head => $cell ) {
			$name     = self::words( (string) $head );
			$standing = self::is_away( $name ) ? self::of_flag( $cell ) : self::of_column( $name, $cell );
			if ( ImportedConsent::Never === $standing ) {
				$never = '' === $never ? $cell : $never;
			}
			$empty = $empty || ( '' === $cell && ! self::is_away( $name ) );
			$found = null === $standing ? $found : $standing->or( $found ?? ImportedConsent::Agreed );
		}
		if ( ImportedConsent::Never === $found || ( null === $found && $empty ) ) {
			throw new RowRefused( '' === $never
				? __( 'This row is skipped because its status is empty. Only confirmed and unsubscribed people are imported.', 'brolga' )
				: sprintf(
					/* translators: %s: what stands in the file. */
					__( 'This row is skipped because its status is “%s”. Only confirmed and unsubscribed people are imported.', 'brolga' ),
					Text::start( $never, 100 )
				) );
		}
		return $found ?? ImportedConsent::Agreed;
	}

	/** Whether a yes/no column holds an unambiguous date, which means yes. */
	public static function is_day_of_yes( string $head, string $cell ): bool {
		try {
			return 1 === preg_match( self::HERE, self::words( $head ) )
				&& [] === DateOrder::possible( $cell )
				&& 1 === preg_match( '/\d{4}/', $cell )
				&& '' !== DateReader::utc( $cell );
		} catch ( RowRefused ) {
			return false;
		}
	}

	public static function is_refusal( string $text ): bool {
		$word = self::words( $text );
		return '' !== $word
			&& in_array( self::of_word( $word ), [ ImportedConsent::Left, ImportedConsent::Never ], true );
	}

	private static function is_away( string $name ): bool {
		return 1 === preg_match( self::AWAY, $name )
			&& 1 !== preg_match( self::BESIDE, $name )
			&& 1 !== preg_match( self::STATUS, $name );
	}

	/** Reads a column matched by AWAY, which may hold a yes, a date, a count or a reason; null for a no. */
	private static function of_flag( string $cell ): ?ImportedConsent {
		return in_array( self::words( $cell ), self::NOT, true )
			|| 1 === preg_match( '/^(?:0+(?:\.0+)?|0000-00-00.*|https?:\/\/.*|mailto:.*|<https?:.*)$/Di', $cell )
			? null
			: ImportedConsent::Left;
	}

	/** Reads a status or yes/no column; null if it is empty. */
	private static function of_column( string $name, string $cell ): ?ImportedConsent {
		$word = self::words( $cell );
		if ( '' === $word ) {
			return null;
		}
		$standing = self::of_word( $word );
		if ( 1 === preg_match( self::HERE, $name ) ) {
			// A confirmation date means yes; in these columns, "no" means not confirmed.
			if ( null === $standing && 1 === preg_match( '/\d{4}/', $cell ) ) {
				return ImportedConsent::Agreed;
			}
			if ( ImportedConsent::Left === $standing && 1 !== preg_match( '/\b(?:subscribed|active)\b/u', $name ) ) {
				return ImportedConsent::Never;
			}
		}
		return $standing ?? ImportedConsent::Never;
	}

	/** Returns the status that a word means; null if the word is unknown. */
	private static function of_word( string $word ): ?ImportedConsent {
		return match ( true ) {
			in_array( $word, self::WAITING, true )    => ImportedConsent::Never,
			in_array( $word, self::ON, true )         => ImportedConsent::Agreed,
			in_array( $word, self::OFF, true ),
			1 === preg_match( self::AWAY, $word )     => ImportedConsent::Left,
			default                                   => null,
		};
	}

	/** Normalizes a column name or value to lower-case words separated by spaces; camel case is split. */
	private static function words( string $text ): string {
		$apart = (string) preg_replace( '/(?<=\p{Ll})(?=\p{Lu})/u', ' ', $text );
		return trim( (string) preg_replace( '/[^\p{L}\p{N}✓]+/u', ' ', Text::lower( $apart ) ) );
	}
}
