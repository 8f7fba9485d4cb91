<?php
declare( strict_types=1 );

namespace Brolga\PageCache;

use Brolga\Core\Caches\Change;
use Brolga\Outbox\Calls\SignedPost;

/**
 * Whoever drops pages somewhere else, such as at a CDN: told of addresses and
 * keys by a signed POST. Null stands for all pages.
 *
 * @see CACHE-7
 */
final class WebhookCache implements PageCache {

	/** What the call is about. */
	public const EVENT = 'pages.changed';

	public function __construct(
		private readonly SignedPost $post,
		private readonly string $url,
		#[\SensitiveParameter] private readonly string $secret
	) {}

	public function purge( Change $change ): void {
		$this->post->send(
			$this->url,
			$this->secret,
			self::EVENT,
			wp_generate_uuid4(),
			[
				'addresses' => $change->addresses,
				'keys'      => $change->keys,
			]
		);
	}
}
