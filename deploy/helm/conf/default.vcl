vcl 4.1;

import std;

# Varnish in front of a WordPress site with Brolga.
#
# - Visitors without a cart, a login or a password get pages from here. What else they carry (consent, tests,
#   campaigns) changes nothing about a page: Brolga's scripts ask the server for what is theirs.
# - The site is told that its pages are kept, so that browsers ask for the variants of A/B tests.
# - Brolga drops pages: BAN with keys in the header Surrogate-Key, BAN without keys for all pages of a site, PURGE for
#   one page. In wp-config.php: define( 'BROLGA_PAGE_CACHE', 'varnish' ); and the address of this server in
#   BROLGA_PAGE_CACHE_URLS, see docs/wp-config.md.
#
# What stands in double braces is filled by bin/cluster configure, or by hand. With the module xkey, replace the BAN with keys by
# `xkey.purge(req.http.xkey-purge)` and do not unset `xkey` before a page is stored.

backend default {
	.host = "haproxy";
	.port = "8080";
	.connect_timeout = 5s;
	.first_byte_timeout = 60s;
}

# The web nodes.
acl purgers {
  "127.0.0.1";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

# Who ends TLS, and says who asks.
acl proxies {
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_recv {
	# What only this server may say.
	unset req.http.X-Brolga-Page-Cache;
	unset req.http.X-Brolga-Keys;

	set req.http.Host = req.http.Host.lower();

	# Campaigns and clicks lead to the same page; its scripts read them from the address in the browser.
	if (req.url ~ "[?&](utm_[a-z_]+|mtm_[a-z_]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|mc_cid|mc_eid|_gl)=") {
		set req.url = regsuball(req.url, "([?&])(utm_[a-z_]+|mtm_[a-z_]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|mc_cid|mc_eid|_gl)=[^&]*", "\1");
		set req.url = regsuball(req.url, "&&+", "&");
		set req.url = regsub(req.url, "\?&+", "?");
		set req.url = regsub(req.url, "[?&]$", "");
	}

	if (req.method == "PURGE" || req.method == "BAN") {
		# Varnish notes who asked; a second address is that of somebody behind a proxy, and no web node's.
		if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
			return (synth(405, "Not allowed"));
		}
		if (req.method == "PURGE") {
			call brolga_purge;
		}
		call brolga_ban;
	}

	# Nobody else is believed about addresses and TLS.
	if (client.ip !~ proxies) {
		set req.http.X-Forwarded-For = client.ip;
		unset req.http.X-Forwarded-Proto;
	}
	if (req.http.X-Forwarded-Proto != "https") {
		unset req.http.X-Forwarded-Proto;
	}

	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}

	# What is made for one visitor: the dashboard, the REST API, the shop's own pages, previews and searches.
	if (req.url ~ "^/(.*/)?(wp-admin|wp-login\.php|wp-cron\.php|wp-json|xmlrpc\.php|cart|checkout|my-account)(/|\?|$)") {
		return (pass);
	}
	if (req.url ~ "/wp-content/plugins/[^/]+/[^?]+\.php") {
		return (pass);
	}
	if (req.url ~ "\?" && req.url !~ "^/(wp-content|wp-includes)/") {
		return (pass);
	}

	# Who is known by a cookie: logged in, behind a page's password, a commenter, a visitor with a cart.
	if (req.http.Authorization
		|| req.http.Cookie ~ "(^|;\s*)(wordpress_logged_in|wordpress_sec|wp-postpass|comment_author|woocommerce_items_in_cart|woocommerce_cart_hash|wp_woocommerce_session)") {
		return (pass);
	}

	# Everybody else gets the same page.
	unset req.http.Cookie;
	return (hash);
}

# Drops one page, as it is kept for https and for http: a web node asks for it without TLS.
sub brolga_purge {
	if (!std.ban("obj.http.X-Brolga-Host == " + req.http.Host + " && obj.http.X-Brolga-Url == " + req.url)) {
		return (synth(400, std.ban_error()));
	}
	return (synth(200, "Page dropped"));
}

# Drops all pages of a site, or those with one of some keys.
sub brolga_ban {
	if (!req.http.Surrogate-Key) {
		if (!std.ban("obj.http.X-Brolga-Host == " + req.http.Host + " && obj.http.X-Brolga-Url ~ ^" + regsub(req.url, "\?.*$", ""))) {
			return (synth(400, std.ban_error()));
		}
		return (synth(200, "All pages dropped"));
	}
	if (req.http.Surrogate-Key !~ "^[a-z0-9_-]+( [a-z0-9_-]+)*$") {
		return (synth(400, "No keys"));
	}
	set req.http.X-Brolga-Keys = regsuball(req.http.Surrogate-Key, " ", "|");
	if (!std.ban("obj.http.X-Brolga-Host == " + req.http.Host + " && obj.http.Surrogate-Key ~ (?:^|\s)(?:" + req.http.X-Brolga-Keys + ")(?:\s|$)")) {
		return (synth(400, std.ban_error()));
	}
	return (synth(200, "Pages dropped"));
}

sub vcl_hash {
	# A site answers http with a redirect to https, under the same name.
	hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_backend_fetch {
	set bereq.http.X-Brolga-Page-Cache = "varnish";
}

sub vcl_backend_response {
	# What bans look at, without a request.
	set beresp.http.X-Brolga-Host = bereq.http.Host;
	set beresp.http.X-Brolga-Url = bereq.url;
	unset beresp.http.xkey;

	if (bereq.uncacheable) {
		return (deliver);
	}
	if (beresp.http.Cache-Control ~ "private|no-store|no-cache" || beresp.http.Set-Cookie) {
		set beresp.uncacheable = true;
		set beresp.ttl = 120s;
		return (deliver);
	}
	if (beresp.status == 200 || beresp.status == 301) {
		if (beresp.http.Cache-Control !~ "max-age") {
			set beresp.ttl = 1h;
		}
		# A page that is an hour over, or whose server is away, is better than none.
		set beresp.grace = 6h;
		return (deliver);
	}
	# Errors: never. WordPress says the same of its 404.
	set beresp.uncacheable = true;
	set beresp.ttl = 0s;
	return (deliver);
}

sub vcl_deliver {
	unset resp.http.Surrogate-Key;
	unset resp.http.X-Brolga-Host;
	unset resp.http.X-Brolga-Url;
	if (obj.hits > 0) {
		set resp.http.X-Cache = "HIT";
	} else {
		set resp.http.X-Cache = "MISS";
	}
}
