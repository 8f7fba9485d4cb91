<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * Recognizes programs that identify themselves in their user agent. Headless browsers count as
 * browsers, because owners test their pages with them.
 *
 * @see AB-24
 */
final class Bots {

	/** Matches crawlers, link preview services and monitoring services, but not Cubot, a phone brand. */
	private const NAMES =
		'/(?<!cu)bots?\b|crawl|spider|slurp|scrap(?:er|y)|archiver|facebookexternalhit|facebookcatalog|meta-external'
			. '|whatsapp|embedly|quora link|vkshare|w3c_validator|lighthouse|pagespeed|gtmetrix|pingdom|uptime'
			. '|statuscake|site24x7|monitor(?:ing)?\b|mediapartners|adsbot|apis-google|google-(?:read-aloud|extended'
			. '|inspectiontool|safety)|feedfetcher|feedly|bingpreview|yandex(?!search|\.browser)'
			. '|baidu(?:spider)?\b(?!boxapp|browser)|duckduck(?:bot|go-favicons)|sogou '
			. 'web|ahrefs|semrush|mj12|dotbot|screaming frog|gptbot|chatgpt-user|oai-search|claude(?:bot|-web|-user'
			. '|-searchbot)|anthropic|perplexity|ccbot|bytespider|amazonbot|applebot|cohere|diffbot|ia_archiver'
			. '|nutch|preview\b|checker\b|validator\b|phantomjs|wordpress\//i';

	private const TOOLS = '/^(?:aiohttp|apachebench|axios|curl|dart|deno|got|go-http-client|guzzlehttp|hey|http_request2|httpie|java|jersey|k6|libwww|lwp|node|okhttp|perl|php|postman|python|reqwest|ruby|undici|wget|wrk)\b/i';

	/** Whether a user agent is that of a program. An empty one counts, because every browser sends one. */
	public static function is_bot( string $agent ): bool {
		return '' === trim( $agent )
			|| 1 === preg_match( self::TOOLS, $agent )
			|| 1 === preg_match( self::NAMES, $agent );
	}
}
