<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use WP_HTML_Tag_Processor;

/**
 * Finds scripts of well-known services in a page.
 *
 * @see CONSENT-16
 */
final class Tags {

	/** @var array<string, string> */
	private const HOSTS = [
		'googletagmanager.com'     => 'Google Tag Manager',
		'google-analytics.com'     => 'Google Analytics',
		'googleadservices.com'     => 'Google Ads',
		'googlesyndication.com'    => 'Google AdSense',
		'doubleclick.net'          => 'Google Ads',
		'clarity.ms'               => 'Microsoft Clarity',
		'bat.bing.com'             => 'Microsoft Advertising',
		'hotjar.com'               => 'Hotjar',
		'connect.facebook.net'     => 'Meta Pixel',
		'snap.licdn.com'           => 'LinkedIn Insight',
		'analytics.tiktok.com'     => 'TikTok Pixel',
		'static.ads-twitter.com'   => 'X Ads',
		's.pinimg.com'             => 'Pinterest Tag',
		'hs-scripts.com'           => 'HubSpot',
		'cdn.segment.com'          => 'Segment',
		'cdn.mxpnl.com'            => 'Mixpanel',
		'script.crazyegg.com'      => 'Crazy Egg',
		'mc.yandex.ru'             => 'Yandex Metrica',
		'cdn.matomo.cloud'         => 'Matomo',
	];

	private const RUNS = [
		'',
		'module',
		'text/javascript',
		'application/javascript',
		'text/ecmascript',
		'application/ecmascript',
	];

	/** @return list<string> Such as "Google Analytics (www.google-analytics.com)". */
	public static function in( string $html ): array {
		$found = [];
		$tags  = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'script' ] ) ) {
			$type = $tags->get_attribute( 'type' );
			// Consent plugins set a script's type to text/plain until it may run.
			if ( ! in_array( is_string( $type ) ? strtolower( trim( $type ) ) : '', self::RUNS, true ) ) {
				continue;
			}
			$source = $tags->get_attribute( 'src' );
			foreach ( self::hosts( is_string( $source ) ? $source : $tags->get_modifiable_text() ) as $host ) {
				$name = self::name( $host );
				if ( '' !== $name ) {
					$found[] = "{$name} ({$host})";
				}
			}
		}
		return array_values( array_unique( $found ) );
	}

	/** @return list<string> The hosts in a script's URL, or in an inline script that loads another script. */
	private static function hosts( string $text ): array {
		preg_match_all( '#(?:https?:)?\\\\?/\\\\?/([a-z0-9][a-z0-9.-]*\.[a-z]{2,})(?=[/\\\\:"\'?]|$)#i', $text, $found );
		return array_map( strtolower( ... ), $found[1] );
	}

	private static function name( string $host ): string {
		foreach ( self::HOSTS as $known => $name ) {
			if ( $host === $known || str_ends_with( $host, ".{$known}" ) ) {
				return $name;
			}
		}
		return '';
	}
}
