vcl 4.1;

# Pages for visitors whom nothing tells apart; everything else goes through.
backend default {
  .host = "{{balancer_host}}";
  .port = "{{balancer_port}}";
}

acl web_nodes {
{{web_acl}}
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ web_nodes) {
      return (synth(405));
    }
    return (purge);
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^/(wp-admin|wp-login\.php|wp-json|wp-cron\.php|cart|checkout|my-account)") {
    return (pass);
  }
  if (req.url ~ "\?(?!utm_)") {
    return (pass);
  }
  if (req.http.Cookie ~ "wordpress_logged_in|wp-postpass|comment_author|woocommerce_items_in_cart") {
    return (pass);
  }
  unset req.http.Cookie;
}

sub vcl_backend_response {
  if (beresp.http.Cache-Control ~ "private|no-store|no-cache" || beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    return (deliver);
  }
  if (beresp.status == 200) {
    set beresp.ttl = 1h;
    set beresp.grace = 1h;
  }
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  } else {
    set resp.http.X-Cache = "MISS";
  }
}
