<?php
declare( strict_types=1 );

namespace Brolga\PageCache;

use Brolga\Core\Caches\Change;
use Brolga\Outbox\Calls\SignedPost;

/**
 * Sends changed URLs and keys in a signed POST request to a service that purges pages elsewhere,
 * such as at a CDN. Null stands for all pages.
 *
 * @see CACHE-7
 */
final class WebhookCache implements PageCache {

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
